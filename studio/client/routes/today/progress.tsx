/** How much of a list is done, in words and as a bar. */
export function Progress({ done, all, label }: { done: number; all: number; label: string }) {
  return (
    <p className="flex items-center gap-3 text-sm text-muted-foreground">
      <svg
        viewBox={`0 0 ${all} 1`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="progress"
      >
        <rect width={done} height="1" />
      </svg>
      {label}
    </p>
  );
}
