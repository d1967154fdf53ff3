import type { useFetcher } from "react-router";

import { Button } from "#app/ui/button/button.tsx";

import type { SubmissionDetails } from "../../../contract/submission.ts";
import { putAsideWords as text } from "./put-aside-words.ts";

interface Props extends Pick<SubmissionDetails, "putAside" | "email" | "step"> {
  fetcher: Pick<ReturnType<typeof useFetcher>, "Form">;
  /** Of the page, which passes the form on to judgeSubmission. */
  address: string;
}

/** Why a submission was put aside, and whether it is advertising; nothing for what is answered. */
export function PutAsidePanel({ putAside, email, step, fetcher, address }: Props) {
  const { state, reasons, isSenderRefused } = putAside;
  if (!state && !isSenderRefused && step !== "new") return null;
  const isRefused = state === "advertising" || isSenderRefused;
  const title = isRefused ? text.advertising : state ? text.held : text.judge;
  return (
    <section className="panel mb-6" aria-label={title}>
      <h2 className="text-subtitle">{title}</h2>
      {state === "held" && <p className="mt-2">{text.waits}</p>}
      {state === "advertising" && <p className="mt-2">{text.isAdvertising}</p>}
      {isSenderRefused && <p className="mt-2">{text.isRefused}</p>}
      {reasons.length > 0 && (
        <ul className="mt-2 list-disc pl-6">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      <fetcher.Form method="post" action={address} className="mt-4 flex flex-wrap gap-3">
        {(state || isSenderRefused) && (
          <Button type="submit" variant="primary" id="real" name="judge" value="real">
            {text.real}
          </Button>
        )}
        {!isRefused && (
          <Button type="submit" variant="outline" id="advertising" name="judge" value="mark">
            {text.mark}
          </Button>
        )}
        {!isSenderRefused && email && (
          <Button type="submit" variant="quiet" name="judge" value="never">
            {text.never}
          </Button>
        )}
      </fetcher.Form>
    </section>
  );
}
