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
export interface Circumstances {
  /** The date of the check, `YYYY-MM-DD`. */
  today: string;
  /** The server's setting RETENTION_DAYS; undefined without a limit. */
  retentionDays: number | undefined;
}

interface Task {
  document: string;
  /** The field of the document, if it is about one. */
  field?: string;
  title: string;
  /** What stands there until it is done, without the dot at its end. */
  now: (is: string) => string;
  /** What is still a placeholder, as visitors see it. */
  subjects: (facts: OwnerFacts, circumstances: Circumstances) => readonly string[];
}

/** What the owner has to do before the website goes live, what matters most first. */
export const placeholderTasks: readonly Task[] = [
  {
    document: "start-dates",
    title: "The next start dates",
    now: () => "All courses have begun",
    subjects: ({ startDates }, { today }) =>
      startDates.every((start) => hasStarted(start, today)) ? [""] : [],
  },
  {
    document: "school",
    field: "email",
    title: "Your real e-mail address",
    now: (is) => `Now: ${is}`,
    subjects: ({ school }) => (hasReservedMailbox(school) ? [school.email] : []),
  },
  {
    document: "school",
    field: "phone",
    title: "Your real phone number",
    now: (is) => `Now: ${is}`,
    // Numbers that contain 555-01xx are reserved for fiction.
    subjects: ({ school: { phone } }) =>
      /55501\d\d$/.test(phone.replaceAll(/\D/g, "")) ? [phone] : [],
  },
  {
    document: "school",
    field: "name",
    title: "The school’s real name",
    now: (is) => `Now: ${is}`,
    subjects: ({ school }) => (hasReservedMailbox(school) ? [school.name] : []),
  },
  {
    document: "privacy-facts",
    title: "Who is responsible for people’s data",
    now: () => "The privacy notice has gaps",
    subjects: ({ privacyFacts: { responsible, hosting, mail } }) =>
      inOneSubject(
        [responsible.name, responsible.postalAddress, hosting, mail].filter(isUnwritten),
      ),
  },
  {
    document: "testimonials",
    title: "Words of real graduates",
    now: (is) => `${is} never said this`,
    subjects: ({ testimonials: { testimonials } }) =>
      inOneSubject(testimonials.filter(({ isSample }) => isSample).map(({ name }) => name)),
  },
  {
    document: "privacy-facts",
    field: "retentionDays",
    title: "How long you keep what people send",
    now: (is) => `The privacy notice says otherwise: it is kept ${is}`,
    subjects: ({ privacyFacts }, { retentionDays }) =>
      privacyFacts.retentionDays === retentionDays ? [] : [inDays(retentionDays)],
  },
  {
    document: "social-links",
    title: "Your pages on social networks",
    now: (is) => `Not real yet: ${is}`,
    subjects: ({ socialLinks }) =>
      socialLinks
        .map(({ address }) => address)
        .filter((address) => URL.canParse(address) && isReserved(new URL(address).hostname)),
  },
  {
    document: "videos",
    title: "Your own films",
    now: (is) => `${is}: a sample`,
    subjects: ({ videos: { welcome, lesson, graduation } }) =>
      inOneSubject(
        [welcome, lesson, graduation]
          .filter(({ address }) => isSampleVideo(address))
          .map(({ title }) => `“${title}”`),
      ),
  },
  {
    document: "chat",
    title: "A picture of whoever answers in the chat",
    now: () => "The drawn person does not exist",
    subjects: ({ chat }) => (chat.portrait.file === SAMPLE_PORTRAIT ? [""] : []),
  },
];

/** Each placeholder to replace before going live, as a sentence for technicians. */
export function findPlaceholders(facts: OwnerFacts, circumstances: Circumstances): string[] {
  return placeholderTasks.flatMap(({ document, title, now, subjects }) =>
    subjects(facts, circumstances).map(
      (subject) => `content/data/${document}.json: ${title}. ${now(subject)}.`,
    ),
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
