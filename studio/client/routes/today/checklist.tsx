import { Link } from "react-router";

import { Progress } from "./progress.tsx";

export interface ChecklistRow {
  id: string;
  title: string;
  note?: string;
  /** Where it is done. */
  to: string;
}

interface ChecklistProps {
  id: string;
  heading: string;
  text: string;
  done: number;
  /** How much is done, in words. */
  progress: (done: number, all: number) => string;
  rows: readonly ChecklistRow[];
  /** What each row's button says. */
  button: string;
  more: (number: number) => string;
}

/** Rows that are shown at once. */
const SHOWN = 4;

/** Things to do, each with the button that opens the place where it is done; nothing if there is none. */
export function Checklist(props: ChecklistProps) {
  const { id, heading, text, done, progress, rows, button, more } = props;
  if (rows.length === 0) return null;
  const all = rows.length + done;
  const hidden = rows.slice(SHOWN);
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-subtitle">
          {heading}
        </h2>
        <Progress done={done} all={all} label={progress(done, all)} />
      </div>
      <p className="text-muted-foreground">{text}</p>
      <ul className="rows mt-3">
        {rows.slice(0, SHOWN).map((row) => (
          <Row key={row.id} row={row} button={button} />
        ))}
      </ul>
      {hidden.length > 0 && (
        <details className="mt-1">
          <summary className="quiet-button -ml-4">{more(hidden.length)}</summary>
          <ul className="rows mt-1">
            {hidden.map((row) => (
              <Row key={row.id} row={row} button={button} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Row({ row: { title, note, to }, button }: { row: ChecklistRow; button: string }) {
  return (
    <li className="row">
      <span aria-hidden="true" className="size-5 shrink-0 rounded-full border-2 border-border" />
      <div className="min-w-0 flex-1">
        <p className="leading-snug">{title}</p>
        {note && <p className="text-sm text-muted-foreground">{note}</p>}
      </div>
      <Link to={to} aria-label={`${button}: ${title}`} className="small-button">
        {button}
      </Link>
    </li>
  );
}
