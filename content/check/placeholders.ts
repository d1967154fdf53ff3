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

/** A sentence for each placeholder to replace before going live, with the file to edit. */
export function findPlaceholders(facts: OwnerFacts, circumstances: Circumstances): string[] {
  return [
    ...schoolPlaceholders(facts),
    ...peoplePlaceholders(facts),
    ...privacyPlaceholders(facts, circumstances),
    ...(facts.startDates.every((start) => hasStarted(start, circumstances.today))
      ? [
          "Every start date is in the past, so visitors have nothing to apply for. Add the next ones in content/data/start-dates.json.",
        ]
      : []),
  ];
}

function schoolPlaceholders({ school: { name, email, phone }, socialLinks: links }: OwnerFacts) {
  const sentences: string[] = [];
  if (isReserved(email.split("@")[1] ?? "")) {
    sentences.push(
      `The school’s name, ${name}, is a placeholder. Write the real one in content/data/school.json, and see docs/owners-guide.md about the logo.`,
      `The mailbox ${email} is a placeholder: no mail can reach it. Write the real one in content/data/school.json.`,
    );
  }
  // Numbers that contain 555-01xx are reserved for fiction.
  if (/55501\d\d$/.test(phone.replaceAll(/\D/g, ""))) {
    sentences.push(
      `The phone number ${phone} is a placeholder, and the chat leads to it. Write the real one in content/data/school.json.`,
    );
  }
  for (const { address } of links) {
    if (URL.canParse(address) && isReserved(new URL(address).hostname)) {
      sentences.push(
        `The social link ${address} is a placeholder. Write the real address in content/data/social-links.json, or take the link out.`,
      );
    }
  }
  return sentences;
}

function peoplePlaceholders({ testimonials, videos, chat }: OwnerFacts) {
  const sentences: string[] = [];
  const samples = testimonials.testimonials
    .filter(({ isSample }) => isSample)
    .map(({ name }) => name);
  if (samples.length > 0) {
    sentences.push(
      `${inWords(samples)} in content/data/testimonials.json: invented people who never said this. Write what real people said, and take “isSample” out.`,
    );
  }
  const sampleFilms = [videos.welcome, videos.lesson, videos.graduation].filter(
    ({ address, secondFormat }) =>
      [address, secondFormat?.address ?? ""].some((file) => SAMPLE_VIDEOS.has(file)),
  );
  if (sampleFilms.length > 0) {
    sentences.push(
      `${inWords(sampleFilms.map(({ title }) => `“${title}”`))} in content/data/videos.json: a sample video. Write the address of the real one.`,
    );
  }
  if (chat.portrait.file === SAMPLE_PORTRAIT) {
    sentences.push(
      "The chat shows the drawing of an invented person. Name another picture in content/data/chat.json.",
    );
  }
  return sentences;
}

function privacyPlaceholders(
  { privacyFacts: notice }: OwnerFacts,
  { retentionDays }: Circumstances,
) {
  const { responsible, hosting, mail, retentionDays: saidDays } = notice;
  const blanks = [responsible.name, responsible.postalAddress, hosting, mail].filter((fact) =>
    fact.startsWith("["),
  );
  const sentences = blanks.map(
    (blank) =>
      `The privacy notice still says ${blank}. Write what is true in content/data/privacy-facts.json.`,
  );
  if (saidDays !== retentionDays) {
    const days = (count: number | undefined) => (count ? `for ${count} days` : "without a limit");
    sentences.push(
      `The privacy notice says that the server keeps what visitors send ${days(saidDays)}, but it keeps it ${days(retentionDays)}. Make retentionDays in content/data/privacy-facts.json and the setting RETENTION_DAYS the same.`,
    );
  }
  return sentences;
}

/** The top-level domain `.example` is reserved (RFC 2606). */
function isReserved(domain: string): boolean {
  return domain.endsWith(".example");
}

function inWords(names: readonly string[]): string {
  return new Intl.ListFormat("en", { type: "conjunction" }).format(names);
}
