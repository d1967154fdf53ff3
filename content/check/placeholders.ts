import type { Content } from "../content.ts";
import { hasStarted } from "../course/start-dates.ts";
import { isMissing } from "../legal/notice-facts.ts";

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

/** Each placeholder to replace before going live. */
export function findPlaceholders(facts: OwnerFacts, circumstances: Circumstances): Placeholder[] {
  return [
    ...schoolPlaceholders(facts),
    ...peoplePlaceholders(facts),
    ...privacyPlaceholders(facts, circumstances),
    ...(facts.startDates.every((start) => hasStarted(start, circumstances.today))
      ? [
          placeholder(
            "startDates",
            "",
            "Every start date is in the past, so visitors have nothing to apply for. Add the next ones in FILE.",
          ),
        ]
      : []),
  ];
}

/** @param sentence with FILE in the place of the document's file */
function placeholder(task: PlaceholderTask, subject: string, sentence: string): Placeholder {
  const file = `content/data/${placeholderTasks[task]}.json`;
  return { task, subject, sentence: sentence.replace("FILE", file) };
}

function schoolPlaceholders({ school: { name, email, phone }, socialLinks: links }: OwnerFacts) {
  const found: Placeholder[] = [];
  if (isReserved(email.split("@")[1] ?? "")) {
    found.push(
      placeholder(
        "name",
        name,
        `The school’s name, ${name}, is a placeholder. Write the real one in FILE, and see docs/owners-guide.md about the logo.`,
      ),
      placeholder(
        "mailbox",
        email,
        `The mailbox ${email} is a placeholder: no mail can reach it. Write the real one in FILE.`,
      ),
    );
  }
  // Numbers that contain 555-01xx are reserved for fiction.
  if (/55501\d\d$/.test(phone.replaceAll(/\D/g, ""))) {
    found.push(
      placeholder(
        "phone",
        phone,
        `The phone number ${phone} is a placeholder, and the chat leads to it. Write the real one in FILE.`,
      ),
    );
  }
  for (const { address } of links) {
    if (URL.canParse(address) && isReserved(new URL(address).hostname)) {
      found.push(
        placeholder(
          "socialLinks",
          address,
          `The social link ${address} is a placeholder. Write the real address in FILE, or take the link out.`,
        ),
      );
    }
  }
  return found;
}

function peoplePlaceholders({ testimonials, videos, chat }: OwnerFacts) {
  const found: Placeholder[] = [];
  const samples = inWords(
    testimonials.testimonials.filter(({ isSample }) => isSample).map(({ name }) => name),
  );
  if (samples) {
    found.push(
      placeholder(
        "testimonials",
        samples,
        `${samples} in FILE: invented people who never said this. Write what real people said, and take “isSample” out.`,
      ),
    );
  }
  const sampleFilms = inWords(
    [videos.welcome, videos.lesson, videos.graduation]
      .filter(({ address, secondFormat }) =>
        [address, secondFormat?.address ?? ""].some((file) => SAMPLE_VIDEOS.has(file)),
      )
      .map(({ title }) => `“${title}”`),
  );
  if (sampleFilms) {
    found.push(
      placeholder(
        "videos",
        sampleFilms,
        `${sampleFilms} in FILE: a sample video. Write the address of the real one.`,
      ),
    );
  }
  if (chat.portrait.file === SAMPLE_PORTRAIT) {
    found.push(
      placeholder(
        "chatPortrait",
        "",
        "The chat shows the drawing of an invented person. Name another picture in FILE.",
      ),
    );
  }
  return found;
}

function privacyPlaceholders(
  { privacyFacts: notice }: OwnerFacts,
  { retentionDays }: Circumstances,
) {
  const { responsible, hosting, mail, retentionDays: saidDays } = notice;
  const found = [responsible.name, responsible.postalAddress, hosting, mail]
    .filter(isMissing)
    .map((blank) =>
      placeholder(
        "privacyNotice",
        blank,
        `The privacy notice lacks a fact, ${blank}. Write what is true in FILE.`,
      ),
    );
  if (saidDays !== retentionDays) {
    const days = (count: number | undefined) => (count ? `for ${count} days` : "without a limit");
    found.push(
      placeholder(
        "retention",
        days(retentionDays),
        `The privacy notice says that the server keeps what visitors send ${days(saidDays)}, but it keeps it ${days(retentionDays)}. Make retentionDays in FILE and the setting RETENTION_DAYS the same.`,
      ),
    );
  }
  return found;
}

/** The top-level domain `.example` is reserved (RFC 2606). */
function isReserved(domain: string): boolean {
  return domain.endsWith(".example");
}

function inWords(names: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(names);
}
