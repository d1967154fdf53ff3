import { Button, type ButtonVariant } from "../ui/button/button.tsx";

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
