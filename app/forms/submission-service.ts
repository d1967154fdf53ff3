import { createContext } from "react-router";

export type FormName = "contact" | "application";

/** What a visitor typed, by field name, as it came. */
export type FormValues = Readonly<Record<string, string>>;

/** What is wrong with a form's values: a message for each field concerned. */
export type Problems = Readonly<Record<string, string>>;

/** What became of a form that was sent; `error` is a sentence that a visitor may read. */
export type Outcome =
  | { accepted: true; id: string; receivedAt: string }
  | {
      accepted: false;
      status: 409 | 422 | 429 | 503;
      error: string;
      problems: Problems;
      /** Seconds; with 429. */
      retryAfter?: number;
    };

/** Takes forms that were posted without JavaScript; the server gives one to every request. */
export interface SubmissionService {
  submit(form: FormName, values: FormValues): Promise<Outcome>;
}

export const submissionServiceContext = createContext<SubmissionService>();

/** A plain POST that was not accepted: what the page needs to be shown again with nothing lost. */
export interface RefusedPost {
  values: FormValues;
  problems: Problems;
  error: string;
}
