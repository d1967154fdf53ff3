import { applicationOutcome } from "#content/form-texts/application-outcome.ts";
import { contactForm as delivered } from "#content/form-texts/contact-form.ts";
import { isReference } from "#forms/reference-number.ts";
import { useEffect } from "react";
import { useSearchParams } from "react-router";

import { useWords } from "../../own-words.ts";
import { discardDraft, readDraft } from "../../forms/application/application-draft.ts";
import { InterviewNote } from "../../forms/application/interview-note.tsx";
import { Reference } from "../../forms/form-parts.tsx";
import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";

/** The confirmation of a form posted without JavaScript, after which the server redirects here. */
export function SentNotice() {
  const [search] = useSearchParams();
  const contactForm = useWords("contactForm", delivered);
  const sent = search.get("sent");
  const reference = search.get("reference");

  useEffect(() => {
    if (sent === "application" && readDraft().isPosted) discardDraft();
  }, [sent]);

  if (sent !== "application" && sent !== "contact") return null;

  const { picture, title, text } =
    sent === "application" ? applicationOutcome.success : contactForm.success;
  return (
    <div
      id="sent"
      role="status"
      className="mx-auto flex max-w-6xl flex-wrap items-center justify-center gap-x-8 gap-y-2 px-6 py-8 max-sm:text-center"
    >
      <ResponsivePicture {...picture} priority className="h-auto w-40" />
      <div>
        <p className="font-heading text-title font-semibold">{title}</p>
        <p className="mt-2 text-lead">{text}</p>
        {reference && isReference(reference) && (
          <p className="mt-2 text-muted-foreground">
            <Reference reference={reference} />
          </p>
        )}
        {sent === "application" && (
          <p className="mt-2 text-muted-foreground empty:hidden">
            <InterviewNote />
          </p>
        )}
      </div>
    </div>
  );
}
