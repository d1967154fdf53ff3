import { NavLink } from "react-router";

import type { Counts } from "../../../contract/counts.ts";
import { StudioIcon } from "../studio-icon.tsx";
import { frameWords as text } from "./frame-words.ts";

/** The four places: beside the page on wide screens, below it on phones. */
export function Places({ unanswered }: Partial<Pick<Counts, "unanswered">>) {
  return (
    <nav aria-label={text.places.label} className="places">
      <ul>
        {text.places.links.map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} end={to === "/"} className="place">
              <StudioIcon name={icon} />
              <span>{label}</span>
              {to === "/people" && unanswered && unanswered.count > 0 && (
                <span className="place-count">
                  <span aria-hidden="true">
                    {unanswered.count}
                    {unanswered.isMore && "+"}
                  </span>
                  <span className="sr-only">, {text.unanswered(unanswered)}</span>
                </span>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
