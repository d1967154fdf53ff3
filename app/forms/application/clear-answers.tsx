import { applicationForm } from "#content/application-form.ts";
import { useState } from "react";

import { Button } from "../../ui/button.tsx";
import { MessageDialog } from "../../ui/message-dialog.tsx";

const words = applicationForm.draft;

/** Removes the answers kept on this device, for those who say so twice. */
export function ClearAnswers({ onClear }: { onClear: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="with-script">
      <Button type="button" variant="quiet" onClick={() => setAsking(true)}>
        {words.clear}
      </Button>
      {isAsking && (
        <MessageDialog
          tone="question"
          title={words.question}
          close={words.keep}
          confirm={{ label: words.confirm, onConfirm: onClear }}
          onClose={() => setAsking(false)}
        >
          {words.consequence}
        </MessageDialog>
      )}
    </div>
  );
}
