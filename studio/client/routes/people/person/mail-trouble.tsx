import type { FetcherWithComponents } from "react-router";

import type { TimelineEntry } from "../../../../contract/submission.ts";
import { StudioIcon } from "../../../shell/studio-icon.tsx";
import { personWords } from "./person-words.ts";

interface MailTroubleProps {
  timeline: readonly TimelineEntry[];
  fetcher: FetcherWithComponents<unknown>;
  address: string;
}

/** What is wrong with the mails, with the button that mends it; nothing if all is well. */
export function MailTrouble({ timeline, fetcher, address }: MailTroubleProps) {
  if (!timeline.some((entry) => entry.kind === "mail" && entry.mail.state === "dead")) return null;
  return (
    <fetcher.Form
      method="post"
      action={address}
      className="panel mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 border-error"
    >
      <p className="flex flex-1 basis-72 items-center gap-3">
        <StudioIcon name="alert" className="size-5 text-error" />
        {personWords.undelivered.text}
      </p>
      <button type="submit" name="do" value="resend" className="small-button">
        {personWords.undelivered.button}
      </button>
    </fetcher.Form>
  );
}
