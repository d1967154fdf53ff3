import { Link } from "react-router";

import { Icon } from "#app/ui/icon/icon.tsx";

import type { Check } from "../../../contract/health.ts";
import { words } from "../../words.ts";

const text = words.health;

const marks = {
  good: { icon: "check", colour: "text-link" },
  attention: { icon: "question", colour: "text-error" },
  unknown: { icon: "question", colour: "text-muted-foreground" },
} as const;

/** One part of the website’s health: what was found, and what to do. */
export function CheckCard({
  check: { title, state, says, todo, link, details },
}: {
  check: Check;
}) {
  const { icon, colour } = marks[state];
  return (
    <li
      className={`panel ${state === "attention" ? "border-error" : ""} ${details ? "md:col-span-2" : ""}`}
    >
      <h3 className="text-lg">{title}</h3>
      <p className={`mt-1 flex items-center gap-1.5 text-sm font-medium ${colour}`}>
        <Icon name={icon} className="size-4 shrink-0" />
        {text.states[state]}
      </p>
      <p className="mt-2">{says}</p>
      {details && (
        <ul className="mt-2 list-disc pl-5 text-sm">
          {details.map((detail) => (
            <li key={detail} className="mt-1">
              {detail}
            </li>
          ))}
        </ul>
      )}
      {todo && (
        <p className="mt-2 text-muted-foreground">
          <strong className="font-medium text-foreground">{text.todo}: </strong>
          {todo}
        </p>
      )}
      {link && (
        <p className="mt-2">
          <Link to={link.to} className="inline-link">
            {link.label}
          </Link>
        </p>
      )}
    </li>
  );
}
