import { type MouseEvent, useEffect, useRef } from "react";

interface ErrorSummaryProps {
  id: string;
  heading: string;
  /** The error messages, each with the id of its form control. */
  problems: readonly { controlId: string; message: string }[];
}

/** An error summary that receives the focus and links to each invalid control. */
export function ErrorSummary({ id, heading, problems }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);

  // Runs for every new list of problems, so that a second rejected submit is announced as well.
  useEffect(() => {
    if (problems.length === 0) return;
    summary.current?.focus({ preventScroll: true });
    // The browser's scrolling on focus may leave the summary under the sticky header.
    summary.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [problems]);

  return (
    <div
      ref={summary}
      id={id}
      role="alert"
      tabIndex={-1}
      className="rounded-2xl border-2 border-error bg-card p-6 sm:p-8"
    >
      <h2 className="text-2xl">{heading}</h2>
      <ul className="mt-3 gap-x-8 max-sm:text-[0.9375rem] sm:columns-2 lg:columns-3">
        {problems.map(({ controlId, message }) => (
          <li key={controlId} className="break-inside-avoid py-0.5">
            <a
              href={`#${controlId}`}
              onClick={(event) => moveTo(controlId, event)}
              className="text-error underline underline-offset-4"
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses a control by script: after a fragment link, WebKit ignores what is typed into it. */
function moveTo(controlId: string, click: MouseEvent): void {
  const control = document.getElementById(controlId);
  if (!control) return;
  click.preventDefault();
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: "center" });
}
