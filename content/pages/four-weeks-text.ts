/** The texts around the weeks of the course that no owner changes. */
export const fourWeeksText = {
  week: (number: number) => `Week ${number}`,
  /** The lessons that trainees give in a week, to real students. */
  practice: (hours: number) =>
    hours === 1 ? "1 hour of teaching practice" : `${hours} hours of teaching practice`,
} as const;
