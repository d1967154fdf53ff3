import { Button } from "#app/ui/button/button.tsx";

import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { usePageFetcher } from "#studio/client/shell/use-page-fetcher.ts";

export const NEVER_AGAIN = "Never again from this address";

const unwantedTexts = {
  held: "It looks like advertising. Without a word from you it is mailed to you a day after it came.",
  advertising: "It is mailed to nobody, and waits for no answer.",
};
const REFUSED = "What comes from this address is kept here, and mailed to nobody.";

const undelivered = {
  school:
    "The mail to you did not arrive. Look at your own mailbox, which may be full, and at its address in Settings. Then send it again.",
  receipt: "The receipt did not arrive, so the address may be wrong. Call, or send it again.",
};

/** Why a submission was put aside, and whether it is advertising; nothing for all others. */
export function UnwantedPanel({ unwanted, email }: Pick<SubmissionDetails, "unwanted" | "email">) {
  const { onSubmit } = usePageFetcher();
  const { state, reasons, isSenderRefused } = unwanted;
  if (!state && !isSenderRefused) return null;
  const isRefused = state === "advertising" || isSenderRefused;
  const title = isRefused ? "Advertising" : "Put aside";
  const says = [state && unwantedTexts[state], isSenderRefused && REFUSED].filter(Boolean);
  return (
    <section className="panel mb-6" aria-label={title}>
      <h2 className="text-subtitle">{title}</h2>
      <p className="mt-2">{says.join(" ")}</p>
      {reasons.length > 0 && (
        <ul className="mt-2 list-disc pl-6">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <form method="post" onSubmit={onSubmit} className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" variant="primary" name="do" value="release">
          It is real: send it to me
        </Button>
        {!isRefused && (
          <Button type="submit" variant="outline" name="do" value="mark">
            Advertising
          </Button>
        )}
        {!isSenderRefused && email && (
          <Button type="submit" variant="quiet" name="do" value="refuse">
            {NEVER_AGAIN}
          </Button>
        )}
      </form>
    </section>
  );
}

/** What is wrong with the mails, with the button that mends it; nothing if all is well. */
export function MailTrouble({ mails }: Pick<SubmissionDetails, "mails">) {
  const { onSubmit } = usePageFetcher();
  const dead = (["school", "receipt"] as const).filter((kind) => mails[kind] === "dead");
  if (dead.length === 0) return null;
  return (
    <form
      method="post"
      onSubmit={onSubmit}
      className="panel mb-6 flex flex-wrap items-center gap-x-4 gap-y-3 border-error"
    >
      <p className="flex flex-1 basis-72 items-center gap-3">
        <StudioIcon name="alert" className="size-5 text-error" />
        {dead.map((kind) => undelivered[kind]).join(" ")}
      </p>
      <button type="submit" name="do" value="resend" className="small-button">
        Send again now
      </button>
    </form>
  );
}
