import { useEffect, useState } from "react";

interface CopyButtonProps {
  /** Computed on click: the absolute address is known in the browser only. */
  text: () => string;
  label: string;
  /** Replaces the label for a moment, and is announced. */
  done: string;
  id: string;
  /** The ids of the elements that name the button, its own among them. */
  labelledBy: string;
  /** Called when the browser denies access to the clipboard. */
  onRefused: () => void;
  className: string;
}

/** How long the confirmation is shown, in milliseconds. */
const SHOWN_FOR = 3000;

/** Copies a text. The confirmation takes the label's place, so that nothing shifts. */
export function CopyButton({
  text,
  label,
  done,
  id,
  labelledBy,
  onRefused,
  className,
}: CopyButtonProps) {
  const [isDone, setIsDone] = useState(false);

  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => setIsDone(false), SHOWN_FOR);
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
        id={id}
        type="button"
        aria-labelledby={labelledBy}
        onClick={copy}
        className={`col-start-1 row-start-1 cursor-pointer ${className} ${isDone ? "text-transparent" : ""}`}
      >
        {label}
      </button>
      <span role="status" className="pointer-events-none col-start-1 row-start-1">
        {isDone && done}
      </span>
    </span>
  );
}
