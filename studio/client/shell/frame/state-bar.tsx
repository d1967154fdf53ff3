import { Link } from "react-router";

import { frameWords } from "./frame-words.ts";

const text = frameWords.state;

/** How much is not live yet, on every page; nothing when there is none. */
export function StateBar({ unpublished }: { unpublished: number }) {
  if (unpublished === 0) return null;
  return (
    <section aria-label={text.label} className="state-bar">
      <p className="flex items-center gap-2.5">
        <span aria-hidden="true" className="state-dot" />
        {text.changes(unpublished)}
      </p>
      <p className="ml-auto flex items-center gap-1">
        <Link to="/publish" className="quiet-button">
          {text.look}
        </Link>
        <Link to="/publish#publish" className="small-button">
          {text.publish}
        </Link>
      </p>
    </section>
  );
}
