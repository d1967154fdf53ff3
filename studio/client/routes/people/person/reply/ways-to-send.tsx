import { buttonClass } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

import type { Reply } from "#studio/server/submissions/replies-to.ts";
import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { CopyTextButton } from "#studio/client/shell/copy-text-button.tsx";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { WhatFollows } from "./did-you-send.tsx";

/** What a page is about. */
export const best = `${buttonClass("primary")} gap-2 max-sm:w-full sm:min-w-60`;

const WAYS = "mt-4 flex flex-wrap items-center gap-x-4 gap-y-2";

interface WaysToSendProps {
  submission: SubmissionDetails;
  reply: Reply;
  /** The reply as it is now. */
  text: string;
  /** What the text lacks, without which it cannot be sent: “a date”. */
  lacks: string | undefined;
  /** Called once another program has the text: “in WhatsApp”. */
  onOpen: (where: string) => void;
}

/** Opens a chat or a mail with a text, the best way first. */
export function WaysToSend({ submission, reply, text, lacks, onOpen }: WaysToSendProps) {
  const { whatsApp, mail } = replyLinks(submission.links, text);
  if (lacks) {
    return (
      <div className={WAYS}>
        <button type="button" disabled aria-describedby="why-not" className={best}>
          {whatsApp ? "Send by WhatsApp" : "Send by mail"}
        </button>
        <p id="why-not" className="text-sm">
          It can be sent once it has {lacks}.
        </p>
      </div>
    );
  }
  const byWhatsApp = whatsApp && (
    <a href={whatsApp} target="_blank" className={best} onClick={() => onOpen("in WhatsApp")}>
      <Icon name="whatsapp" className="size-5" />
      Send by WhatsApp
    </a>
  );
  const byMail = submission.email && (
    <a
      href={mail}
      className={whatsApp ? "quiet-button" : best}
      onClick={() => onOpen("in your mail program")}
    >
      <StudioIcon name="mail" />
      Send by mail
    </a>
  );
  return (
    <>
      <div className={WAYS}>
        {byWhatsApp ?? byMail}
        <p className="text-sm leading-snug text-muted-foreground sm:[&>span]:ml-0 sm:[&>span]:flex">
          <WhatFollows row={submission} reply={reply} />
        </p>
      </div>
      <p className="mt-2 -ml-4 flex">
        {whatsApp && byMail}
        <CopyTextButton
          text={text}
          label="Copy"
          done="Copied"
          isQuiet
          onCopied={() => onOpen("copied")}
        />
      </p>
      <p className="mt-1 text-sm text-muted-foreground">
        {whatsApp ? "WhatsApp or your mail" : "Your mail"} opens with this text: send it there, and
        come back.
      </p>
    </>
  );
}

/** The URLs that open a chat and a mail with a text. */
function replyLinks({ mail, whatsApp }: SubmissionDetails["links"], text: string) {
  // RFC 6068: a line break in a mailto URL is %0D%0A.
  const body = encodeURIComponent(text.replaceAll(/\r?\n/g, "\r\n"));
  return {
    mail: `${mail}&body=${body}`,
    whatsApp: whatsApp?.replace(/\?.*/, `?text=${encodeURIComponent(text)}`),
  };
}
