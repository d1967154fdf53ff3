import type { ComponentProps } from "react";

import { MessageDialog } from "../ui/dialog/message-dialog.tsx";
import { Reference } from "./reference-line.tsx";
import type { FormSubmission } from "./use-form-submission.ts";

interface OutcomeText {
  picture: ComponentProps<typeof MessageDialog>["picture"];
  title: string;
  text: string;
  ok: string;
}

interface OutcomeDialogProps {
  status: FormSubmission["status"];
  outcomes: { success: OutcomeText; failure: OutcomeText };
  /** The mail service's own sentence, to add to that of a failure. */
  error?: string | undefined;
  /** The number of a submission that was sent; a foreign mail service may give none. */
  reference?: string | undefined;
  onClose: () => void;
}

/** Tells what became of a submission, once that is known. */
export function OutcomeDialog({ status, outcomes, error, reference, onClose }: OutcomeDialogProps) {
  if (status !== "sent" && status !== "failed") return null;
  const isSent = status === "sent";
  const { picture, title, text, ok } = isSent ? outcomes.success : outcomes.failure;
  return (
    <MessageDialog
      tone={isSent ? "success" : "error"}
      {...(picture && { picture })}
      title={title}
      close={ok}
      note={isSent && reference && <Reference reference={reference} />}
      onClose={onClose}
    >
      {error ? `${text} ${error}` : text}
    </MessageDialog>
  );
}
