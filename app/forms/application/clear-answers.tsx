import { applicationForm } from "#content/application-form.ts";
import { useState } from "react";

import { Button } from "../../ui/button.tsx";
import { MessageDialog } from "../../ui/message-dialog.tsx";

const words = applicationForm.draft;

/** Says where the answers are kept, and removes them for those who ask twice. */
export function ClearAnswers({ onClear }: { onClear: () => void }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="with-script flex flex-col items-start gap-2">
      <Button type="button" variant="quiet" onClick={() => setAsking(true)}>
        {words.clear}
      </Button>
      <p className="text-sm text-quiet">{words.note}</p>
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
