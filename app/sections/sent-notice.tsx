import { applicationOutcome } from "#content/application-outcome.ts";
import { contactForm } from "#content/contact-form.ts";
import { useEffect } from "react";
import { useSearchParams } from "react-router";

import { discardPostedDraft } from "../forms/application/draft.ts";
import { clearStartDate } from "../forms/application/start-date-choice.ts";
import { Picture } from "../ui/picture.tsx";

/** Tells a visitor without JavaScript, on the page they are sent on to, that their form arrived. */
export function SentNotice() {
  const [search] = useSearchParams();
  const sent = search.get("sent");

  useEffect(() => {
    if (sent !== "application") return;
    discardPostedDraft();
    clearStartDate();
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
      <Picture {...picture} priority className="h-auto w-40" />
      <div>
        <p className="font-heading text-title font-semibold">{title}</p>
        <p className="mt-2 text-lead">{text}</p>
      </div>
    </div>
  );
}
