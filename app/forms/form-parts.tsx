import { honeypot } from "#content/form-texts/honeypot.ts";
import { reference as referenceText } from "#content/form-texts/reference-text.ts";
import { privacyNotes } from "#content/legal/privacy.ts";
import { paths } from "#content/school/page-paths.ts";
import { HONEYPOT_FIELD } from "#forms/contract.ts";
import { Link } from "react-router";

import { Button, type ButtonVariant } from "../ui/button/button.tsx";

/** A field hidden from people. A message that fills it in is put aside for a day. */
export function HoneypotField() {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {honeypot.label}
        {/* A name that autofill does not know: if autofilled, a person would look like a bot. */}
        <input name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

/** A sentence on how the answers are used, with a link to the privacy notice. */
export function PrivacyNote({ text }: { text: string }) {
  return (
    <div className="mb-2 col-span-full">
      <p className="max-w-prose text-sm text-muted-foreground">
        {text}{" "}
        <Link to={paths.privacy} viewTransition className="text-link underline underline-offset-4">
          {privacyNotes.link}
        </Link>
      </p>
    </div>
  );
}

interface SubmitButtonProps {
  variant: ButtonVariant;
  isSending: boolean;
  label: string;
  /** Replaces the label while the form is being sent; screen readers announce it. */
  sending: string;
}

/** A submit button with a live region, because screen readers do not announce a changed label. */
export function SubmitButton({ variant, isSending, label, sending }: SubmitButtonProps) {
  return (
    <>
      <Button type="submit" variant={variant} aria-disabled={isSending}>
        {isSending ? sending : label}
      </Button>
      {/* Without role="status", which screen readers read out as an empty status bar. */}
      <span aria-live="polite" className="js-only sr-only">
        {isSending && sending}
      </span>
    </>
  );
}

/** The reference number of a submission, which a visitor can quote to the school. */
export function Reference({ reference }: { reference: string }) {
  return (
    <>
      {referenceText.yours}: <strong className="whitespace-nowrap tabular-nums">{reference}</strong>
    </>
  );
}
