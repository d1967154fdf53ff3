import { Link } from "react-router";

import type { Check } from "../../../contract/health.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { technicianWords as text } from "./technician-words.ts";

const marks = {
  good: { icon: "check", colour: "text-link" },
  attention: { icon: "alert", colour: "text-error" },
  unknown: { icon: "help", colour: "text-muted-foreground" },
} as const;

/** One part of the website’s health: what was found, and what to do. */
export function CheckRow({ check }: { check: Check }) {
  const { title, state, says, todo, link, details } = check;
  const { icon, colour } = marks[state];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-4">
      <span className={`pt-0.5 ${colour}`}>
        <StudioIcon name={icon} />
        <span className="sr-only">{text.states[state]}</span>
      </span>
      <div>
        <h3 className="text-base">{title}</h3>
        <p className="text-muted-foreground">{says}</p>
        {details && (
          <ul className="mt-2 list-disc pl-5 text-sm">
            {details.map((detail) => (
              <li key={detail} className="mt-1 break-words">
                {detail}
              </li>
            ))}
          </ul>
        )}
        {todo && (
          <details className="mt-1">
            <summary className="inline-flex min-h-8 cursor-pointer items-center gap-1 font-medium text-link">
              {text.todo}
              <StudioIcon name="down" className="size-4" />
            </summary>
            <p className="max-w-prose">{todo}</p>
          </details>
        )}
        {link && (
          <p className="mt-2">
            <Link to={link.to} className="inline-link">
              {link.label}
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}
