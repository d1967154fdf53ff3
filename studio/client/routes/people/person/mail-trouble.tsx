import type { FetcherWithComponents } from "react-router";

import type { MailState, TimelineEntry } from "../../../../contract/submission.ts";
import { StudioIcon } from "../../../shell/studio-icon.tsx";
import { personWords } from "./person-words.ts";

interface MailTroubleProps {
  timeline: readonly TimelineEntry[];
  fetcher: FetcherWithComponents<unknown>;
  address: string;
}

/** What is wrong with the mails, with the button that mends it; nothing if all is well. */
export function MailTrouble({ timeline, fetcher, address }: MailTroubleProps) {
  const has = (state: MailState) =>
    timeline.some((entry) => entry.kind === "mail" && entry.mail.state === state);
  const trouble = has("held")
    ? { ...personWords.held, value: "release" }
    : has("dead")
      ? { ...personWords.undelivered, value: "resend" }
      : undefined;
  if (!trouble) return null;
  return (
    <fetcher.Form
      method="post"
      action={address}
      className="panel mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 border-error"
    >
      <p className="flex flex-1 basis-72 items-center gap-3">
        <StudioIcon name="alert" className="size-5 text-error" />
        {trouble.text}
      </p>
      <button type="submit" name="do" value={trouble.value} className="small-button">
        {trouble.button}
      </button>
    </fetcher.Form>
  );
}
