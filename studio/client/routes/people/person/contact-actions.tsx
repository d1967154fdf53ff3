import { Icon } from "#app/ui/icon/icon.tsx";
import { buttonClass } from "#app/ui/button/button.tsx";

import type { SubmissionDetails } from "../../../../contract/submission.ts";
import { StudioIcon } from "../../../shell/studio-icon.tsx";
import { personWords } from "./person-words.ts";

const text = personWords.actions;

interface ContactActionsProps extends Pick<SubmissionDetails, "email" | "links"> {
  /** Whether the page has nothing better to send than an empty message. */
  isPrimary: boolean;
}

/** The ways to reach a person, the best one first; on phones at the bottom of the screen. */
export function ContactActions({ email, links, isPrimary }: ContactActionsProps) {
  const { whatsApp, mail, call } = links;
  if (!email && !call) return null;
  const best = isPrimary ? "primary" : "outline";
  return (
    <div className="contact-actions">
      {whatsApp && (
        <a href={whatsApp} target="_blank" rel="noreferrer" className={buttonClass(best)}>
          <Icon name="whatsapp" className="size-5" />
          {text.whatsApp}
        </a>
      )}
      {email && (
        <a href={mail} className={buttonClass(whatsApp ? "outline" : best)}>
          <StudioIcon name="mail" />
          {text.mail}
        </a>
      )}
      {call && (
        <a href={call} className={buttonClass("outline")}>
          <StudioIcon name="phone" />
          {text.call}
        </a>
      )}
    </div>
  );
}
