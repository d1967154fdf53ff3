import { applicationForm as delivered } from "#content/form-texts/application-form.ts";
import { useState } from "react";

import { Button } from "../../../ui/button/button.tsx";
import { MessageDialog } from "../../../ui/dialog/message-dialog.tsx";
import { useWords } from "../../../own-words.ts";

/** A button that deletes all answers after a confirmation. */
export function ClearAnswers({ onClear }: { onClear: () => void }) {
  const text = useWords("applicationForm", delivered).draft;
  const [isAsking, setAsking] = useState(false);
  return (
    // The negative margin cancels the button's padding: its label ends where the fields end.
    <div className="js-only grid sm:-me-7 sm:justify-items-end">
      <Button type="button" variant="quiet" onClick={() => setAsking(true)}>
        {text.clear}
      </Button>
      {isAsking && (
        <MessageDialog
          tone="question"
          title={text.question}
          close={text.keep}
          confirm={{ label: text.confirm, onConfirm: onClear }}
          onClose={() => setAsking(false)}
        >
          {text.consequence}
        </MessageDialog>
      )}
    </div>
  );
}
