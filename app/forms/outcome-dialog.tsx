import { schoolContact } from "#content/school/school-contact-text.ts";
import type { ComponentProps, ReactNode } from "react";

import { MessageDialog } from "../ui/dialog/message-dialog.tsx";
import { SchoolContact } from "./contact/school-contact.tsx";
import { Reference } from "./form-parts.tsx";
import type { FormSubmission } from "./sending/use-form-submission.ts";

interface OutcomeText {
  picture: ComponentProps<typeof MessageDialog>["picture"];
  title: string;
  text: string;
  ok: string;
}

interface OutcomeDialogProps {
  status: FormSubmission["status"];
  outcomes: { success: OutcomeText; failure: OutcomeText };
  /** The mail service's error message, appended to the failure text. */
  error?: string | undefined;
  /** The reference number of an accepted submission; a third-party mail service may return none. */
  reference?: string | undefined;
  /** Additional text after a successful submit. */
  next?: ReactNode;
  onClose: () => void;
}

/** The dialog that shows whether a submission was sent or has failed. */
export function OutcomeDialog({
  status,
  outcomes,
  error,
  reference,
  next,
  onClose,
}: OutcomeDialogProps) {
  if (status !== "sent" && status !== "failed") return null;
  const isSent = status === "sent";
  const { picture, title, text, ok } = isSent ? outcomes.success : outcomes.failure;
  return (
    <MessageDialog
      tone={isSent ? "success" : "error"}
      {...(picture && { picture })}
      title={title}
      close={ok}
      note={
        isSent ? (
          (reference || next) && (
            <>
              {reference && <Reference reference={reference} />} {next}
            </>
          )
        ) : (
          <>
            {schoolContact.instead}
            <br />
            <SchoolContact />
          </>
        )
      }
      onClose={onClose}
    >
      {error ? `${text} ${error}` : text}
    </MessageDialog>
  );
}
