import { Link } from "react-router";

export interface CheckRow {
  id: string;
  title: string;
  note?: string;
  /** Where it is done. */
  to: string;
}

interface CheckRowsProps {
  rows: readonly CheckRow[];
  /** What each row's button says. */
  button: string;
  more: (number: number) => string;
}

/** Rows that are shown at once. */
const SHOWN = 4;

/** Things to do, each with the button that opens the place where it is done. */
export function CheckRows({ rows, button, more }: CheckRowsProps) {
  const hidden = rows.slice(SHOWN);
  return (
    <>
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
    </>
  );
}

function Row({ row: { title, note, to }, button }: { row: CheckRow; button: string }) {
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
