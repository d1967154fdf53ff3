import type { StepCount, SubmissionRow } from "./submission.ts";

/** The light of the bay at the school's hour. */
export type DayPart = "morning" | "day" | "evening" | "night";

/** The next course that has not begun. */
export interface NextCourse {
  label: string;
  days: number;
  places: "open" | "few" | "full";
  /** Whether visitors see it already. */
  isLive: boolean;
  /** Its applications by step. */
  steps: StepCount[];
}

/** Something that went wrong or is about to, which the school itself can mend. */
export type Concern =
  | { kind: "undelivered" | "putAside" | "datesNotLive"; count: number }
  | { kind: "datesEnd"; label: string; days: number }
  | { kind: "notShown" };

/** A thing to do before the website goes live; `subjects` are what visitors see instead. */
export interface LaunchTask {
  task: string;
  /** The document that mends it. */
  document: string;
  subjects: string[];
}

/** A question of visitors that the website leaves open. */
export interface OpenQuestion {
  /** The document and the field that answer it. */
  document: string;
  field: string;
  question: string;
}

export interface Today {
  part: DayPart;
  /** `Thursday 26 November, 9:12`, at the school. */
  moment: string;
  place: string;
  /** What waits for an answer, the oldest first; part of it, if there is much. */
  waiting: SubmissionRow[];
  course: NextCourse | undefined;
  /** Whether a mail server is set: without one, mails reach nobody. */
  canMail: boolean;
  concerns: Concern[];
  launch: { tasks: LaunchTask[]; done: number; questions: OpenQuestion[]; answered: number };
}
