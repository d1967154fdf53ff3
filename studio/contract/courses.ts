/** An entry of the document `start-dates`. */
export interface DateEntry {
  /** The first day of the course, `YYYY-MM-DD`. */
  date: string;
  /** Spellings other than the usual ones. */
  month?: string;
  label?: string;
  /** What visitors see while nobody counts the places. */
  places?: "open" | "few" | "full";
  /** The number of places left. */
  seats?: number;
}

/** The document `start-dates`. */
export interface DatesDocument {
  defaultYear: number;
  startDates: readonly DateEntry[];
}

/** The document `course`. */
export interface CourseDocument {
  hours: number;
  weeks: number;
  price: { amount: number; currency: string };
}

export interface CourseDocuments {
  "start-dates": DatesDocument;
  course: CourseDocument;
}

/** A document as it is saved, and its hash, by which it is saved again. */
export interface SavedDocument<Value> {
  value: Value;
  hash: string;
}

/** What the view of the courses shows. */
export interface Courses {
  "start-dates": SavedDocument<DatesDocument>;
  course: SavedDocument<CourseDocument>;
  /** The day at the school, `YYYY-MM-DD`. */
  today: string;
  /** The number of applications for each date, by its label. */
  asked: Readonly<Record<string, number>>;
  /** The most people in a class; undefined while the school does not say it. */
  classSize: number | undefined;
  /** The codes of all currencies with their names. */
  currencies: readonly (readonly [code: string, name: string])[];
}

/** A fact of the course that pages show. */
export type CourseFact = "price" | "hours" | "weeks";

/** How many times the pages show each fact. */
export type ShownFacts = Readonly<Record<CourseFact, number>>;

/** The outcome of saving a document. */
export type SaveOutcome =
  | { status: "saved"; hash: string }
  | { status: "mistakes"; sentences: readonly string[] }
  /** Somebody else has saved it meanwhile; nothing was saved. */
  | { status: "overtaken"; by: string | undefined };
