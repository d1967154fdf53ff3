import { useEffect, useState } from "react";

interface CopyButtonProps {
  /** A function, because only the browser knows the absolute URL to copy. */
  text: () => string;
  label: string;
  /** The confirmation that briefly replaces the label; screen readers announce it. */
  done: string;
  /** The button's accessible name; it must begin with the label (WCAG 2.5.3). */
  name: string;
  /** Called when the browser denies access to the clipboard. */
  onRefused: () => void;
  className: string;
}

/** How long the confirmation is shown, in milliseconds. */
const CONFIRMATION_TIME = 3000;

/** Copies a text to the clipboard. The confirmation replaces the label without a layout shift. */
export function CopyButton({ text, label, done, name, onRefused, className }: CopyButtonProps) {
  const [isDone, setIsDone] = useState(false);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setIsDone(false), CONFIRMATION_TIME);
    return () => clearTimeout(timer);
  }, [isDone]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text());
      setIsDone(true);
    } catch {
      onRefused();
    }
  }

  return (
    <span className="js-only inline-grid items-center">
      <button
        type="button"
        aria-label={name}
        onClick={copy}
        className={`col-start-1 row-start-1 cursor-pointer ${className} ${isDone ? "text-transparent" : ""}`}
      >
        {label}
      </button>
      {/* Without role="status", which screen readers read out as an empty status bar. */}
      <span aria-live="polite" className="pointer-events-none col-start-1 row-start-1">
        {isDone && done}
      </span>
    </span>
  );
}
