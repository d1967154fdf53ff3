import { useState } from "react";

interface CopyButtonProps {
  text: string;
  label: string;
  /** What the label becomes once the text is on the clipboard. */
  done: string;
  /** What is copied, for screen readers. */
  of: string;
  onCopied: () => void;
}

/** Copies a text to the clipboard. The page shows the text, too, in case the browser refuses. */
export function CopyButton({ text, label, done, of, onCopied }: CopyButtonProps) {
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
  return (
    <button type="button" className="small-button" onClick={copy}>
      {isCopied ? done : label}
      <span className="sr-only">: {of}</span>
    </button>
  );
}
