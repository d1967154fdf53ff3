import { schoolContact } from "#content/school/school-contact-text.ts";
import type { ComponentProps, ReactNode } from "react";

import { MessageDialog } from "../ui/dialog/message-dialog.tsx";
import { SchoolContact } from "./contact/school-contact.tsx";
import { Reference } from "./form-parts.tsx";
import type { FormSubmission } from "./sending/use-form-submission.ts";

interface OutcomeText {
  /** None of a failure: without a connection, it would not load. */
  picture?: ComponentProps<typeof MessageDialog>["picture"];
  title: string;
  text: string;
  ok: string;
}

interface OutcomeDialogProps {
  submission: FormSubmission;
  outcomes: { success: OutcomeText; failure: OutcomeText };
  /** Whether the mail service's error message is appended to the failure text. */
  saysError?: boolean;
  /** Additional text after a successful submit. */
  next?: ReactNode;
  onClose: () => void;
}

/** The dialog that shows whether a submission was sent or has failed. */
export function OutcomeDialog({
  submission,
  outcomes,
  saysError = false,
  next,
  onClose,
}: OutcomeDialogProps) {
  if (submission.status !== "sent" && submission.status !== "failed") return null;
  const isSent = submission.status === "sent";
  // A third-party mail service may return no reference number.
  const reference = isSent ? submission.reference : undefined;
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
      {saysError && !isSent ? `${text} ${submission.error}` : text}
    </MessageDialog>
  );
}
