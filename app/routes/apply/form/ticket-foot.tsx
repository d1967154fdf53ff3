import { applicationForm as delivered } from "#content/form-texts/application-form.ts";
import { privacyNotes } from "#content/legal/privacy.ts";
import { useState } from "react";

import { useContent } from "../../../content-context.tsx";
import { PrivacyNote, SubmitButton } from "../../../forms/form-parts.tsx";
import { useWords } from "../../../own-words.ts";
import { Button } from "../../../ui/button/button.tsx";
import { MessageDialog } from "../../../ui/dialog/message-dialog.tsx";
import { TermsNote } from "./terms-note.tsx";

interface TicketFootProps {
  isSending: boolean;
  /** Called when the applicant has confirmed that all answers are to be deleted. */
  onClear: () => void;
}

/** The last part of the form: what becomes of the answers, and the buttons. */
export function TicketFoot({ isSending, onClear }: TicketFootProps) {
  const { school, termsVersion } = useContent();
  const { submit, sending, draft } = useWords("applicationForm", delivered);
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="ticket-part">
      <div>
        <PrivacyNote text={privacyNotes.application(school.name)} />
        <TermsNote version={termsVersion} />
      </div>
      <div className="mt-5 grid gap-4 sm:grid-cols-2">
        <SubmitButton variant="primary" isSending={isSending} label={submit} sending={sending} />
        {/* The negative margin cancels the button's padding: its label ends where the fields end. */}
        <div className="js-only grid sm:-me-7 sm:justify-items-end">
          <Button type="button" variant="quiet" onClick={() => setAsking(true)}>
            {draft.clear}
          </Button>
          {isAsking && (
            <MessageDialog
              tone="question"
              title={draft.question}
              close={draft.keep}
              confirm={{ label: draft.confirm, onConfirm: onClear }}
              onClose={() => setAsking(false)}
            >
              {draft.consequence}
            </MessageDialog>
          )}
        </div>
      </div>
    </div>
  );
}
