import { Icon } from "#app/ui/icon/icon.tsx";

import type { SubmissionDetails } from "#studio/server/submissions/submission-details.ts";
import { Breakable } from "#studio/client/shell/people/person-name.tsx";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { usePageFetcher } from "#studio/client/shell/use-page-fetcher.ts";

/** To whom an answer goes, by which ways. */
export function Addresses({ applicant, email, phone, links }: SubmissionDetails) {
  return (
    <div className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-muted-foreground">
      {links.call && links.whatsApp && (
        <p className="flex items-center gap-1.5">
          <Icon name="whatsapp" className="size-4" />
          To <span className="sr-only">WhatsApp</span>
          {links.call.replace("tel:", "")}
        </p>
      )}
      {phone && !links.call && <WrongNumber key={phone} of={applicant} phone={phone} />}
      {email && (
        <p className="flex min-w-0 items-center gap-1.5">
          <StudioIcon name="mail" className="size-4" />
          To <span className="sr-only">mail</span>
          <span className="min-w-0 break-words">
            <Breakable text={email} />
          </span>
        </p>
      )}
    </div>
  );
}

/** A number that nobody can call, with a field for the right one, which its submission keeps. */
function WrongNumber({ of, phone }: { of: string; phone: string }) {
  const { onSubmit, kind } = usePageFetcher();
  const isDoubtful = kind === "doubtful";
  return (
    <details className="basis-full">
      <summary className="cursor-pointer list-none">
        {phone} does not look like a number that WhatsApp can open.{" "}
        <span className="inline-link">Correct it</span>
      </summary>
      <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`} className="inline-link">
        Call it as it is
      </a>
      <form
        method="post"
        action={`/people/${of}`}
        onSubmit={onSubmit}
        className="my-2 flex items-end gap-2"
      >
        <label className="min-w-0 flex-1 text-foreground">
          With + and the country’s number
          <input type="tel" name="phone" required defaultValue={phone} className="field-control" />
        </label>
        <button
          type="submit"
          className="small-button min-h-11"
          name={isDoubtful ? "anyway" : undefined}
        >
          {isDoubtful ? "Save it anyway" : "Save"}
        </button>
      </form>
    </details>
  );
}
