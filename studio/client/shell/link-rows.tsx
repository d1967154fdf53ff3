import { Link } from "react-router";

import { StudioIcon } from "./studio-icon.tsx";

export interface LinkRow {
  to: string;
  title: string;
  note?: string | undefined;
  badge?: string | undefined;
}

/** Rows that each open a place. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ul className="rows">
      {rows.map(({ to, title, note, badge }) => (
        <li key={title} className="row">
          <div className="min-w-0 flex-1 leading-snug">
            {/* The link's ::after covers the row. */}
            <Link to={to} className="font-medium after:absolute after:inset-0">
              {title}
            </Link>
            {note && <p className="text-sm break-words text-muted-foreground">{note}</p>}
          </div>
          {badge && <span className="badge border-gold bg-gold/25">{badge}</span>}
          <StudioIcon name="next" className="size-5 text-link" />
        </li>
      ))}
    </ul>
  );
}
