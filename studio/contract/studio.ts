import type { ContentFile, ContentForm, Editing, PostedForm } from "./content-editing.ts";
import type { Draft } from "./draft.ts";
import type { Check } from "./health.ts";
import type { Numbers } from "./numbers.ts";
import type { Publishing } from "./publishing.ts";
import type {
  Erasure,
  Moment,
  PersonPreview,
  SubmissionDetails,
  SubmissionPage,
} from "./submission.ts";
import type { PageQuery, SubmissionQuery } from "./submission-query.ts";

/** What the studio's pages can read and do; studio/server/ implements it. */
export interface Studio {
  schoolName(): string;
  submissions: {
    page(query: SubmissionQuery, page: PageQuery): Promise<SubmissionPage>;
    /** Finds a submission by its id or reference number. */
    find(id: string): Promise<SubmissionDetails | undefined>;
    /** Requeues a submission's dead mails, and sends waiting ones at once; returns how many. */
    resend(id: string): Promise<number>;
    /** Sends the mails of a submission that was held as possible spam; returns how many. */
    release(id: string): Promise<number>;
    findPerson(email: string): Promise<PersonPreview>;
    erasePerson(email: string): Promise<Erasure>;
  };
  content: {
    list(): readonly ContentFile[];
    /** Undefined if there is no such file. */
    open(name: string): ContentForm | undefined;
    /** Reads a posted form and the files in it. */
    readForm(request: Request): Promise<PostedForm>;
    /** Stores a posted form's values for the preview, but not in the data file. */
    draft(name: string, posted: PostedForm): Draft | undefined;
    /** Saves a posted form, or changes a list in it; its texts include `intent` and `version`. */
    edit(name: string, posted: PostedForm): Promise<Editing | undefined>;
  };
  numbers(): Promise<Numbers>;
  /** Each part of the website’s health. */
  health(): Promise<Check[]>;
  publishing: {
    /** @param from how many of the newest entries of the history to leave out */
    read(from: number): Promise<Publishing>;
    /** Starts publishing, unless it is already running. */
    start(): void;
    /** Shows visitors a kept release again. */
    switchTo(
      release: string,
    ): Promise<{ ok: true; at: Moment } | { ok: false; sentences: readonly string[] }>;
  };
}
