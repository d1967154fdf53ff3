interface ProgressProps {
  done: number;
  all: number;
  /** Says the same in words. */
  children: string;
}

/** A bar of how much is done. */
export function Progress({ done, all, children }: ProgressProps) {
  return (
    <span className="flex items-center gap-3 text-sm text-muted-foreground">
      <svg viewBox={`0 0 ${all} 1`} preserveAspectRatio="none" aria-hidden className="progress">
        <rect width={done} height="1" />
      </svg>
      {children}
    </span>
  );
}
