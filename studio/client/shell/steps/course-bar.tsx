/** The colour of who applied and has not booked. */
export const APPLIED = "bg-[color-mix(in_oklab,var(--link)_50%,var(--card))]";

interface CourseBarProps {
  submissions: number;
  booked: number;
  /** The applications for the course that has the most of them, whose bar is whole. */
  most: number;
}

/** A course’s applications as a bar, with the booked in their colour. */
export function CourseBar({ submissions, booked, most }: CourseBarProps) {
  return (
    <svg
      viewBox={`0 0 ${submissions} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      width={`${(submissions / most) * 100}%`}
      className={`h-2 rounded-full forced-color-adjust-none ${APPLIED}`}
    >
      <rect width={booked} height="1" className="step-booked fill-(--step)" />
    </svg>
  );
}
