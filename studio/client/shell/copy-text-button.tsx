import { useState } from "react";

import { StudioIcon } from "./studio-icon.tsx";

interface CopyTextButtonProps {
  text: string;
  label: string;
  /** What the label becomes once the text is on the clipboard. */
  done: string;
  /** What is copied, for screen readers, where a page has several such buttons. */
  of?: string;
  onCopied?: () => void;
  isQuiet?: boolean;
}

/** Copies a text to the clipboard. The page shows the text, too, in case the browser refuses. */
export function CopyTextButton(props: CopyTextButtonProps) {
  const { text, label, done, of, onCopied, isQuiet = false } = props;
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === text;
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
      onCopied?.();
    } catch {
      setCopied(undefined);
    }
  }
  const shown = isCopied ? done : label;
  return (
    <>
      <button
        type="button"
        {...(of && { "aria-label": `${shown}: ${of}` })}
        className={isQuiet ? "quiet-button" : "small-button"}
        onClick={copy}
      >
        <StudioIcon name={isCopied ? "check" : "copy"} />
        {shown}
      </button>
      <span aria-live="polite" className="sr-only">
        {isCopied && done}
      </span>
    </>
  );
}
