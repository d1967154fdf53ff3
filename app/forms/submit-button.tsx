import { Button, type ButtonVariant } from "../ui/button.tsx";

interface SubmitButtonProps {
  variant: ButtonVariant;
  isSending: boolean;
  label: string;
  /** Takes the label's place while the form is being sent, and is read aloud. */
  sending: string;
}

/** Sends a form, and says so: nobody hears a button change its label. */
export function SubmitButton({ variant, isSending, label, sending }: SubmitButtonProps) {
  return (
    <>
      <Button type="submit" variant={variant} aria-disabled={isSending}>
        {isSending ? sending : label}
      </Button>
      <span role="status" className="with-script sr-only">
        {isSending && sending}
      </span>
    </>
  );
}
