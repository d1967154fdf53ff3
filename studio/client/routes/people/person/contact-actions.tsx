import { Icon } from "#app/ui/icon/icon.tsx";
import { buttonClass } from "#app/ui/button/button.tsx";

import type { SubmissionDetails } from "../../../../contract/submission.ts";
import { StudioIcon } from "../../../shell/studio-icon.tsx";
import { personWords } from "./person-words.ts";

const text = personWords.actions;

/** The ways to reach a person, the best one first; on phones at the bottom of the screen. */
export function ContactActions({ email, links }: Pick<SubmissionDetails, "email" | "links">) {
  const { whatsApp, mail, call } = links;
  if (!email && !call) return null;
  return (
    <div className="contact-actions">
      {whatsApp && (
        <a href={whatsApp} target="_blank" rel="noreferrer" className={buttonClass("primary")}>
          <Icon name="whatsapp" className="size-5" />
          {text.whatsApp}
        </a>
      )}
      {email && (
        <a href={mail} className={buttonClass(whatsApp ? "outline" : "primary")}>
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
