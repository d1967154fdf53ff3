export const marks = {
  started: { says: "Started", look: "border-border bg-muted" },
  open: { says: "Open", look: "border-link bg-link/10" },
  few: { says: "Few left", look: "border-gold bg-gold text-ink" },
  full: { says: "Full", look: "border-link bg-link text-background" },
} as const;

interface SeenProps {
  mark: keyof typeof marks;
  /** Whether visitors see it now. */
  isLive: boolean;
}

/** What visitors see, with the calendar’s colour. */
export function Seen({ mark, isLive }: SeenProps) {
  return (
    <span className="inline-flex items-baseline gap-2 leading-snug">
      <span
        className={`size-3 shrink-0 rounded-full border-2 ${mark === "open" ? "step-dot step-booked" : marks[mark].look}`}
      />
      <span>
        {marks[mark].says}
        {!isLive && <span className="block text-muted-foreground">not live yet</span>}
      </span>
    </span>
  );
}
