import type { Content, Media } from "./content.ts";

/** The required keys of each list that an owner edits. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  startDates: ["date", "month", "label"],
  testimonials: ["image", "text", "name"],
  gallery: ["title", "img"],
  faq: ["tab", "answer"],
  socialLinks: ["icon", "label", "address"],
  enrolmentSteps: ["title", "text", "picture"],
  featureCards: ["title", "text", "picture"],
  benefits: ["title", "text", "picture"],
  values: ["title", "text", "picture"],
};

/** A sentence for each missing text, picture, video or caption file. */
export function textMistakes(content: Content, media: Media): string[] {
  const mistakes: string[] = [];
  const seen = new WeakSet<object>();

  for (const [file, exported] of content) {
    for (const [name, value] of Object.entries(exported)) look(value, [name], file);
  }
  return mistakes;

  function look(value: unknown, path: readonly string[], file: string): void {
    const say = (sentence: string) => mistakes.push(`content/${file}: ${place(path)} ${sentence}`);
    // Optional facts (course-details.ts, terms.ts) are null until the owner knows them.
    if (value === null) return;
    if (value === undefined) return void say("is missing.");
    if (typeof value === "string") {
      const key = path.at(-1);
      // A decorative picture has an empty `alt`.
      if (value.trim() === "" && key !== "alt") say("is empty.");
      else if (key === "address" && !isAddress(value, media)) {
        say(`names ${value}, which is neither a web address (https://…) nor a file in public/.`);
      }
      return;
    }
    // A value that several files share is reported once, for the file that defines it.
    if (typeof value !== "object" || seen.has(value)) return;
    seen.add(value);
    if ("file" in value && typeof value.file === "string" && !media.hasPicture(value.file)) {
      say(`names the picture ${value.file}, but there is none in app/pictures.`);
    }
    for (const [key, inner] of Object.entries(value)) {
      look(inner, [...path, Array.isArray(value) ? String(Number(key) + 1) : key], file);
    }
    const needed = NEEDED[path[0] ?? ""];
    if (!needed) return;
    if (path.length === 1 && Array.isArray(value) && value.length === 0) say("has no entries.");
    if (path.length === 2) {
      for (const key of needed) if (!(key in value)) look(undefined, [...path, key], file);
    }
  }
}

/** `testimonials, entry 2, text` */
function place(path: readonly string[]): string {
  return path.map((step) => (/^\d+$/.test(step) ? `entry ${step}` : step)).join(", ");
}

function isAddress(address: string, { hasFile }: Media): boolean {
  if (address.startsWith("/")) return hasFile(address);
  return URL.canParse(address) && new URL(address).protocol === "https:";
}
