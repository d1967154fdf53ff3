import { applicationForm } from "#content/application-form.ts";
import { contactForm } from "#content/contact-form.ts";
import { useSearchParams } from "react-router";

/** Tells a visitor without JavaScript, on the page they are sent on to, that their form arrived. */
export function SentNotice() {
  const [search] = useSearchParams();
  const sent = search.get("sent");
  if (sent !== "application" && sent !== "contact") return null;

  const { title, text } = sent === "application" ? applicationForm.success : contactForm.success;
  return (
    <div role="status" className="border-b-4 border-link bg-surface px-6 py-6 text-center">
      <p className="font-display text-2xl font-semibold">{title}</p>
      <p className="mt-1">{text}</p>
    </div>
  );
}
