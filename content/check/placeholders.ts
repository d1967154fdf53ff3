import type { Content } from "../content.ts";
import { hasStarted } from "../course/start-dates.ts";

/** The facts that are placeholders until the owner replaces them. */
export interface OwnerFacts extends Pick<Content, "socialLinks" | "privacyFacts" | "startDates"> {
  school: Pick<Content["school"], "name" | "email" | "phone">;
  testimonials: Pick<Content["testimonials"], "testimonials">;
  videos: Pick<Content["videos"], "welcome" | "lesson" | "graduation">;
  chat: Pick<Content["chat"], "portrait">;
}

/** Sample media in place of the school's own. */
const SAMPLE_VIDEOS = new Set(["/video/sample.mp4", "/video/sample.webm"]);
const SAMPLE_PORTRAIT = "people/chat-lucia";

/** The date and the setting that the checks compare the content with. */
interface Circumstances {
  /** The date of the check, `YYYY-MM-DD`. */
  today: string;
  /** The server's setting RETENTION_DAYS; undefined without a limit. */
  retentionDays: number | undefined;
}

/** What the owner has to do before the website goes live; each is about one document. */
export const placeholderTasks = {
  name: "school",
  mailbox: "school",
  phone: "school",
  socialLinks: "social-links",
  startDates: "start-dates",
  testimonials: "testimonials",
  videos: "videos",
  chatPortrait: "chat",
  privacyNotice: "privacy-facts",
  retention: "privacy-facts",
} as const;

export type PlaceholderTask = keyof typeof placeholderTasks;

export interface Placeholder {
  task: PlaceholderTask;
  /** What is to be replaced, as it is shown to visitors. */
  subject: string;
  /** For technicians: the sentence names the file to edit. */
  sentence: string;
}

interface Check {
  task: PlaceholderTask;
  /** What is still a placeholder, as visitors see it. */
  subjects: (facts: OwnerFacts, circumstances: Circumstances) => readonly string[];
  /** FILE stands for the document's file. */
  sentence: (subject: string, facts: OwnerFacts) => string;
}

/** Each placeholder to replace before going live. */
export function findPlaceholders(facts: OwnerFacts, circumstances: Circumstances): Placeholder[] {
  return CHECKS.flatMap(({ task, subjects, sentence }) =>
    subjects(facts, circumstances).map((subject) => ({
      task,
      subject,
      sentence: sentence(subject, facts).replace(
        "FILE",
        `content/data/${placeholderTasks[task]}.json`,
      ),
    })),
  );
}

const CHECKS: readonly Check[] = [
  {
    task: "name",
    subjects: ({ school }) => (hasReservedMailbox(school) ? [school.name] : []),
    sentence: (name) =>
      `The school’s name, ${name}, is a placeholder. Write the real one in FILE, and see docs/owners-guide.md about the logo.`,
  },
  {
    task: "mailbox",
    subjects: ({ school }) => (hasReservedMailbox(school) ? [school.email] : []),
    sentence: (email) =>
      `The mailbox ${email} is a placeholder: no mail can reach it. Write the real one in FILE.`,
  },
  {
    task: "phone",
    // Numbers that contain 555-01xx are reserved for fiction.
    subjects: ({ school: { phone } }) =>
      /55501\d\d$/.test(phone.replaceAll(/\D/g, "")) ? [phone] : [],
    sentence: (phone) =>
      `The phone number ${phone} is a placeholder, and the chat leads to it. Write the real one in FILE.`,
  },
  {
    task: "socialLinks",
    subjects: ({ socialLinks }) =>
      socialLinks
        .map(({ address }) => address)
        .filter((address) => URL.canParse(address) && isReserved(new URL(address).hostname)),
    sentence: (address) =>
      `The social link ${address} is a placeholder. Write the real address in FILE, or take the link out.`,
  },
  {
    task: "testimonials",
    subjects: ({ testimonials: { testimonials } }) =>
      inOneSubject(testimonials.filter(({ isSample }) => isSample).map(({ name }) => name)),
    sentence: (people) =>
      `${people} in FILE: invented people who never said this. Write what real people said, and take “isSample” out.`,
  },
  {
    task: "videos",
    subjects: ({ videos: { welcome, lesson, graduation } }) =>
      inOneSubject(
        [welcome, lesson, graduation]
          .filter(({ address, secondFormat }) =>
            [address, secondFormat?.address ?? ""].some((file) => SAMPLE_VIDEOS.has(file)),
          )
          .map(({ title }) => `“${title}”`),
      ),
    sentence: (films) => `${films} in FILE: a sample video. Write the address of the real one.`,
  },
  {
    task: "chatPortrait",
    subjects: ({ chat }) => (chat.portrait.file === SAMPLE_PORTRAIT ? [""] : []),
    sentence: () =>
      "The chat shows the drawing of an invented person. Name another picture in FILE.",
  },
  {
    task: "privacyNotice",
    subjects: ({ privacyFacts: { responsible, hosting, mail } }) =>
      [responsible.name, responsible.postalAddress, hosting, mail].filter((fact) =>
        fact.startsWith("["),
      ),
    sentence: (blank) => `The privacy notice still says ${blank}. Write what is true in FILE.`,
  },
  {
    task: "retention",
    subjects: ({ privacyFacts }, { retentionDays }) =>
      privacyFacts.retentionDays === retentionDays ? [] : [inDays(retentionDays)],
    sentence: (kept, { privacyFacts }) =>
      `The privacy notice says that the server keeps what visitors send ${inDays(privacyFacts.retentionDays)}, but it keeps it ${kept}. Make retentionDays in FILE and the setting RETENTION_DAYS the same.`,
  },
  {
    task: "startDates",
    subjects: ({ startDates }, { today }) =>
      startDates.every((start) => hasStarted(start, today)) ? [""] : [],
    sentence: () =>
      "Every start date is in the past, so visitors have nothing to apply for. Add the next ones in FILE.",
  },
];

function hasReservedMailbox({ email }: OwnerFacts["school"]): boolean {
  return isReserved(email.split("@")[1] ?? "");
}

/** The top-level domain `.example` is reserved (RFC 2606). */
function isReserved(domain: string): boolean {
  return domain.endsWith(".example");
}

function inDays(count: number | undefined): string {
  return count ? `for ${count} days` : "without a limit";
}

/** Several names as one subject. */
function inOneSubject(names: readonly string[]): string[] {
  const list = new Intl.ListFormat("en", { type: "conjunction" });
  return names.length > 0 ? [list.format(names)] : [];
}
