import { Link, useLocation } from "react-router";

import { frameWords } from "./frame-words.ts";

const text = frameWords.state;

/** How much is not live yet, on every page; nothing when there is none. */
export function StateBar({ unpublished }: { unpublished: number }) {
  // The page Publish says the same, with its own buttons.
  const isThere = useLocation().pathname === "/publish";
  if (unpublished === 0 || isThere) return null;
  return (
    <section aria-label={text.label} className="state-bar">
      <p className="flex items-center gap-2.5">
        <span aria-hidden="true" className="state-dot" />
        {text.changes(unpublished)}
      </p>
      <p className="ml-auto flex items-center gap-1">
        <a
          href="/preview/saved/light/"
          target="_blank"
          rel="noreferrer"
          className="quiet-button max-sm:hidden"
        >
          {text.look}
        </a>
        <Link to="/publish" className="small-button">
          {text.publish}
        </Link>
      </p>
    </section>
  );
}
