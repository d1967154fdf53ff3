import type { ContentFile, EditedContent, Saving } from "./content-editing.ts";
import type { Counts } from "./counts.ts";
import type { CourseDocuments, Courses, SaveOutcome, ShownFacts } from "./courses.ts";
import type { Door } from "./door.ts";
import type { Check, MachineFact } from "./health.ts";
import type { Numbers, SendingTime } from "./numbers.ts";
import type { OpenSlot, PhotographChoice, PictureOutcome, PicturePlace } from "./pictures.ts";
import type { Publishing } from "./publishing.ts";
import type { Step } from "#forms/steps.ts";

import type {
  Erasure,
  PersonPreview,
  StepOutcome,
  SubmissionDetails,
  SubmissionPage,
} from "./submission.ts";
import type { PageQuery, SubmissionQuery } from "./submission-query.ts";
import type { Today } from "./today.ts";

/** What the studio's pages can read and do; studio/server/ implements it. */
export interface Studio {
  schoolName(): string;
  /** The website's origin: the public one, or the one on this machine. */
  siteUrl: string;
  counts(): Promise<Counts>;
  today(): Promise<Today>;
  /** Undefined on this machine, where nobody signs in. */
  door: Door | undefined;
  submissions: {
    page(query: SubmissionQuery, page: PageQuery): Promise<SubmissionPage>;
    /**
     * Finds a submission by its id or reference number.
     * @param query the list in which its neighbours are
     */
    find(id: string, query: SubmissionQuery): Promise<SubmissionDetails | undefined>;
    /** Sets a step, unless somebody has left `from` meanwhile; undefined if there is none such. */
    setStep(id: string, change: { from: Step; to: Step }): Promise<StepOutcome | undefined>;
    /** Returns whether there is such a submission. */
    addNote(id: string, note: string): Promise<boolean>;
    /** Counts the new submissions that match a query. */
    countNew(query: SubmissionQuery): Promise<number>;
    /**
     * Marks the new submissions that match a query as answered; returns how many.
     * @param until when they were counted, in ISO 8601: later ones stay new
     */
    markAnswered(query: SubmissionQuery, until: string): Promise<number>;
    /** Requeues a submission's dead mails, and sends waiting ones at once; returns how many. */
    resend(id: string): Promise<number>;
    /**
     * Sends the mails of what was put aside or is advertising, and accepts its sender again; returns
     * how many.
     */
    release(id: string): Promise<number>;
    /** Returns whether there is such a submission. */
    markAdvertising(id: string): Promise<boolean>;
    /** Marks a submission as advertising, and all that its sender sends from now on. */
    refuseSender(id: string): Promise<boolean>;
    findPerson(email: string): Promise<PersonPreview>;
    erasePerson(email: string): Promise<Erasure>;
  };
  content: {
    list(): readonly ContentFile[];
    read(): Promise<EditedContent>;
    /**
     * Saves a document, even one with mistakes, which cannot be published; undefined if there is no
     * such document.
     * @param seen the hash of what this person has seen of it
     */
    save(name: string, edited: { value: unknown; seen: string }): Promise<Saving | undefined>;
  };
  courses: {
    read(): Promise<Courses>;
    /**
     * Saves a document, unless it has mistakes.
     * @param seen the hash of what the owner saw before changing it
     */
    save(name: keyof CourseDocuments, value: unknown, seen: string): Promise<SaveOutcome>;
    countShown(): Promise<ShownFacts>;
  };
  pictures: {
    /** The name in URLs of the place whose picture is named at a path of the documents. */
    slotOf(path: string): string;
    /** All pictures that can be replaced, as they are in the draft. */
    overview(): Promise<PicturePlace[]>;
    /**
     * A picture’s place; undefined if there is none such.
     * @param photograph a kept photograph to look at there; by default the one that is used
     */
    open(slot: string, photograph?: string): Promise<OpenSlot | undefined>;
    /** Keeps a file as a photograph that no page shows yet. */
    keep(file: Uint8Array): Promise<PictureOutcome>;
    /** Puts a photograph in its place in the draft; undefined for no such place. */
    use(slot: string, choice: PhotographChoice): Promise<PictureOutcome | undefined>;
    /** Puts the drawing back; undefined for no such place. */
    undo(slot: string): Promise<PictureOutcome | undefined>;
  };
  numbers(): Promise<Numbers>;
  /** Each part of the website’s health. */
  health(): Promise<Check[]>;
  /** How long mails waited, in the last half year. */
  sendingTimes(): Promise<SendingTime[]>;
  /** Where everything is, for the technician. */
  machine(): readonly MachineFact[];
  publishing: {
    /** @param before the id of the last entry of the history's page before; undefined for the first */
    read(before: number | undefined): Promise<Publishing>;
    /**
     * Starts publishing, unless it is already running.
     * @param seen what the publisher has seen of the changes
     */
    start(seen: string): void;
    /**
     * Takes back one change that visitors do not see yet; returns sentences if that is not possible.
     * @param seen what the owner has seen of the changes
     */
    takeBack(id: string, seen: string): Promise<readonly string[]>;
    /** Shows visitors a stored version again; returns sentences if that is not possible. */
    use(version: number): Promise<readonly string[]>;
  };
}
