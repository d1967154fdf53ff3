import { Link } from "react-router";

import { StudioIcon, type StudioIconName } from "./studio-icon.tsx";

export interface LinkRow {
  to: string;
  title: string;
  /** Rows with an icon have the same height, and one line for the note. */
  icon?: StudioIconName | undefined;
  note?: string | undefined;
  badge?: string | undefined;
}

/** Rows that each open a place. */
export function LinkRows({ rows }: { rows: readonly LinkRow[] }) {
  return (
    <ul className="rows">
      {rows.map(({ to, title, icon, note, badge }) => (
        <li key={title} className={icon ? "row min-h-16" : "row"}>
          {icon && <StudioIcon name={icon} className="round-icon" />}
          <div className="min-w-0 flex-1 items-center justify-between gap-x-3 leading-snug sm:flex">
            <div className="min-w-0">
              {/* The link's ::after covers the row. */}
              <Link to={to} className="font-medium after:absolute after:inset-0">
                {title}
              </Link>
              {note && (
                <p className={`text-sm text-muted-foreground ${icon ? "truncate" : "break-words"}`}>
                  {note}
                </p>
              )}
            </div>
            {badge && (
              <span className="badge border-gold bg-gold/25 max-sm:mt-1.5 max-sm:py-0 max-sm:text-xs">
                {badge}
              </span>
            )}
          </div>
          <StudioIcon name="next" className="size-5 text-link" />
        </li>
      ))}
    </ul>
  );
}
