import { useState } from "react";

interface CopyTextButtonProps {
  text: string;
  label: string;
  /** What the label becomes once the text is on the clipboard. */
  done: string;
  /** What is copied, for screen readers. */
  of: string;
  onCopied: () => void;
}

/** Copies a text to the clipboard. The page shows the text, too, in case the browser refuses. */
export function CopyTextButton({ text, label, done, of, onCopied }: CopyTextButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      onCopied();
    } catch {
      setIsCopied(false);
    }
  }
  const shown = isCopied ? done : label;
  return (
    <button type="button" aria-label={`${shown}: ${of}`} className="small-button" onClick={copy}>
      {shown}
    </button>
  );
}
