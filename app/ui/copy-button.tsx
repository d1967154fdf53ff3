import { useEffect, useState } from "react";

interface CopyButtonProps {
  /** What is copied, made when it is asked for: an absolute address is known in the browser only. */
  text: () => string;
  label: string;
  /** Takes the label's place for a moment, and is read aloud. */
  done: string;
  id: string;
  /** The ids of what the button is named after, its own among them. */
  labelledBy: string;
  /** Where browsers do not let a page copy. */
  onRefused: () => void;
  /** The look of the button. */
  className: string;
}

/** How long it says that it is done. */
const SHOWN_FOR = 3000;

/** A button that copies a text. What it says afterwards takes its label's place: nothing moves. */
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
    <span className="with-script inline-grid items-center">
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
