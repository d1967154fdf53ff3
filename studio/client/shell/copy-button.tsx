import { useState } from "react";

import { Button } from "#app/ui/button/button.tsx";

interface CopyButtonProps {
  text: string;
  label: string;
  /** What the label becomes once the text is on the clipboard. */
  done: string;
  onCopied?: () => void;
}

/** Copies a text to the clipboard. The text is also on the page, in case the browser refuses. */
export function CopyButton({ text, label, done, onCopied }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  return (
    <Button
      type="button"
      variant="outline"
      onClick={() =>
        void navigator.clipboard.writeText(text).then(
          () => {
            setIsCopied(true);
            onCopied?.();
          },
          () => setIsCopied(false),
        )
      }
    >
      {isCopied ? done : label}
    </Button>
  );
}
