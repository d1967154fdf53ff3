import type { Content } from "../content.ts";
import { hasStarted } from "../course/start-dates.ts";
import { isSampleVideo } from "../derive/shown-video.ts";
import { isUnwritten } from "../legal/privacy.ts";

/** The facts that are placeholders until the owner replaces them. */
export interface OwnerFacts extends Pick<Content, "socialLinks" | "privacyFacts" | "startDates"> {
  school: Pick<Content["school"], "name" | "email" | "phone">;
  testimonials: Pick<Content["testimonials"], "testimonials">;
  videos: Pick<Content["videos"], "welcome" | "lesson" | "graduation">;
  chat: Pick<Content["chat"], "portrait">;
}

/** A sample in place of the school's own picture. */
const SAMPLE_PORTRAIT = "people/chat-lucia";

/** The date and the setting that the checks compare the content with. */
interface Circumstances {
  /** The date of the check, `YYYY-MM-DD`. */
  today: string;
  /** The server's setting RETENTION_DAYS; undefined without a limit. */
  retentionDays: number | undefined;
}

interface Task {
  task: string;
  document: string;
  /** For technicians: what is wrong, before what is still a placeholder. */
  says: string;
  /** What is still a placeholder, as visitors see it. */
  subjects: (facts: OwnerFacts, circumstances: Circumstances) => readonly string[];
}

/** What the owner has to do before the website goes live; each is about one document. */
export const placeholderTasks = [
  {
    task: "name",
    document: "school",
    says: "the school’s name is a placeholder (docs/owners-guide.md says how the logo changes)",
    subjects: ({ school }) => (hasReservedMailbox(school) ? [school.name] : []),
  },
  {
    task: "mailbox",
    document: "school",
    says: "the mailbox is a placeholder: no mail can reach it",
    subjects: ({ school }) => (hasReservedMailbox(school) ? [school.email] : []),
  },
  {
    task: "phone",
    document: "school",
    says: "the phone number is a placeholder, and the chat leads to it",
    // Numbers that contain 555-01xx are reserved for fiction.
    subjects: ({ school: { phone } }) =>
      /55501\d\d$/.test(phone.replaceAll(/\D/g, "")) ? [phone] : [],
  },
  {
    task: "socialLinks",
    document: "social-links",
    says: "a social link is a placeholder: write the real one, or take it out",
    subjects: ({ socialLinks }) =>
      socialLinks
        .map(({ address }) => address)
        .filter((address) => URL.canParse(address) && isReserved(new URL(address).hostname)),
  },
  {
    task: "startDates",
    document: "start-dates",
    says: "every start date is in the past, so visitors have nothing to apply for",
    subjects: ({ startDates }, { today }) =>
      startDates.every((start) => hasStarted(start, today)) ? [""] : [],
  },
  {
    task: "testimonials",
    document: "testimonials",
    says: "invented people never said this: write what real people said, and take “isSample” out",
    subjects: ({ testimonials: { testimonials } }) =>
      inOneSubject(testimonials.filter(({ isSample }) => isSample).map(({ name }) => name)),
  },
  {
    task: "videos",
    document: "videos",
    says: "a sample video stands in place of the real one",
    subjects: ({ videos: { welcome, lesson, graduation } }) =>
      inOneSubject(
        [welcome, lesson, graduation]
          .filter(({ address }) => isSampleVideo(address))
          .map(({ title }) => `“${title}”`),
      ),
  },
  {
    task: "chatPortrait",
    document: "chat",
    says: "the chat shows the drawing of an invented person",
    subjects: ({ chat }) => (chat.portrait.file === SAMPLE_PORTRAIT ? [""] : []),
  },
  {
    task: "privacyNotice",
    document: "privacy-facts",
    says: "the privacy notice lacks a fact",
    subjects: ({ privacyFacts: { responsible, hosting, mail } }) =>
      [responsible.name, responsible.postalAddress, hosting, mail].filter(isUnwritten),
  },
  {
    task: "retention",
    document: "privacy-facts",
    says: "the server’s RETENTION_DAYS and retentionDays in the privacy notice differ; the server keeps what is sent",
    subjects: ({ privacyFacts }, { retentionDays }) =>
      privacyFacts.retentionDays === retentionDays ? [] : [inDays(retentionDays)],
  },
] as const satisfies readonly Task[];

/** Each placeholder to replace before going live, also as a sentence for technicians. */
export function findPlaceholders(facts: OwnerFacts, circumstances: Circumstances) {
  return placeholderTasks.flatMap(({ task, document, says, subjects }) =>
    subjects(facts, circumstances).map((subject) => ({
      task,
      document,
      subject,
      sentence: `content/data/${document}.json: ${[says, subject].filter(Boolean).join(": ")}.`,
    })),
  );
}

function hasReservedMailbox({ email }: OwnerFacts["school"]): boolean {
  return isReserved(email.split("@")[1] ?? "");
}

/** The top-level domain `.example` is reserved (RFC 2606). */
function isReserved(domain: string): boolean {
  return domain.endsWith(".example");
}

function inDays(count: number | undefined): string {
  return count ? `${count} days` : "without a limit";
}

function inOneSubject(names: readonly string[]): string[] {
  const list = new Intl.ListFormat("en", { type: "conjunction" });
  return names.length > 0 ? [list.format(names)] : [];
}
