import { placeholderNames, replyPlaceholderNames } from "../derive/fact-texts.ts";
import { embeddedPlayer, videoType } from "../pages/video-source.ts";
import { describe, type FieldSchema, schemaAt } from "../schema/describe.ts";
import type { FieldMeta } from "../schema/field-meta.ts";
import { uploadId } from "../schema/upload-name.ts";
import type { Media } from "./media.ts";
import type { Mistake } from "./mistake.ts";

/** Control characters other than tabs and line breaks, and halves of characters. */
const UNSEEN = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

const NO_ALT =
  "is empty. Say in one sentence what is on the picture, for people who cannot see it.";

const NO_VIDEO =
  "is no video that a page can play; nor is a channel, a list or an event. Open one video on YouTube or Vimeo, and paste its address, such as https://youtu.be/dQw4w9WgXcQ, or that of a file that ends in .mp4 or .webm.";

/** The empty texts, missing files and unknown placeholders of a document, or of a field at a path. */
export function textMistakes(
  schema: FieldSchema,
  document: string,
  value: unknown,
  media: Media,
  path: readonly PropertyKey[] = [],
): Mistake[] {
  if (typeof value === "string") {
    const says = textMistake(value, describe(schema).meta, media, document);
    return says === undefined ? [] : [{ document, path, says }];
  }
  return Object.entries(Object(value)).flatMap(([key, inner]) => {
    const step = Array.isArray(value) ? Number(key) : key;
    return textMistakes(schemaAt(schema, [step]), document, inner, media, [...path, step]);
  });
}

function textMistake(
  text: string,
  { isPicture, picturesIn, alt, url }: FieldMeta,
  media: Media,
  document: string,
): string | undefined {
  const folder = picturesIn ?? (isPicture && "");
  const [unseen] = UNSEEN.exec(text) ?? [];
  if (unseen) {
    const before = text.slice(0, text.indexOf(unseen)).trim().split(/\s+/).at(-1);
    return `has a character that nobody can see${before && `, after “${before}”`}. Delete it there, or type the words again.`;
  }
  if (text.trim() === "") {
    if (alt) return alt === "needed" ? NO_ALT : undefined;
    return folder === undefined ? "is empty." : "is empty: there has to be a picture.";
  }
  if (folder !== undefined && !hasPicture(folder, text, media)) {
    return uploadId(text) === undefined
      ? `names the picture ${folder}${text}, but there is none in app/pictures.`
      : `names the uploaded picture ${text}, but files of it are missing. Choose the picture again in the studio.`;
  }
  if (url && !isUrl(text, media)) {
    return `names ${text}, which is neither a web address (https://…) nor a file of this website.`;
  }
  if (url === "video" && !embeddedPlayer(text) && !isFile(text)) return NO_VIDEO;
  if (url === "subtitles" && !text.startsWith("/")) {
    return "leads to another website, from which browsers show no subtitles. Name a file of this website.";
  }
  const names: readonly string[] =
    document === "replies" ? [...replyPlaceholderNames, ...placeholderNames] : placeholderNames;
  const unknown = Array.from(text.matchAll(/\{(\w*)\}/g), ([, name = ""]) => name).find(
    (name) => !names.includes(name),
  );
  if (unknown === undefined) return undefined;
  const known = names.map((name) => `{${name}}`);
  return `says {${unknown}}, which stands for nothing. These do: ${known.join(", ")}.`;
}

function hasPicture(folder: string, name: string, media: Media): boolean {
  const id = uploadId(name);
  return id === undefined
    ? media.hasPicture(folder + name)
    : folder === "" && media.uploads.has(id);
}

function isUrl(text: string, { hasFile }: Media): boolean {
  if (text.startsWith("/")) return hasFile(text);
  return URL.canParse(text) && new URL(text).protocol === "https:";
}

/** Whether an address is a file's. Dropbox shows a page around a file unless asked for its data. */
function isFile(address: string): boolean {
  const url = URL.parse(address, "http://localhost");
  const isData = url?.searchParams.get("raw") === "1" || url?.searchParams.get("dl") === "1";
  const isDropboxPage = /^(?:www\.)?dropbox\.com$/.test(url?.hostname ?? "") && !isData;
  return videoType(address) !== undefined && !isDropboxPage;
}
