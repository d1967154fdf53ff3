import { useEffect, useRef } from "react";

interface ErrorSummaryProps {
  heading: string;
  /** Each message with the id of the control that it is about. */
  problems: readonly { controlId: string; message: string }[];
}

/** Lists what is wrong with a form, takes the focus, and links to each control concerned. */
export function ErrorSummary({ heading, problems }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);

  // On every new set of problems: a second failed submit must be noticed as well as the first.
  useEffect(() => {
    if (problems.length === 0) return;
    summary.current?.focus({ preventScroll: true });
    // From its top on: the browsers' own scrolling may leave that under the header.
    summary.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [problems]);

  return (
    <div
      ref={summary}
      role="alert"
      tabIndex={-1}
      className="rounded-2xl border-2 border-error bg-surface p-6"
    >
      <h2 className="text-2xl">{heading}</h2>
      <ul className="mt-3 flex flex-col gap-1">
        {problems.map(({ controlId, message }) => (
          <li key={controlId}>
            <a href={`#${controlId}`} className="text-error underline underline-offset-4">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
