import { placeholderNames, replyPlaceholderNames } from "../derive/fact-texts.ts";
import { embeddedPlayer, videoType } from "../pages/video-source.ts";
import { uploadId } from "../schema/upload-name.ts";
import type { Media } from "./media.ts";
import type { Mistake } from "./mistake.ts";

/** Keys whose values name a picture, each with the first part of its path in app/pictures. */
const PICTURE_KEYS: Readonly<Record<string, string>> = {
  file: "",
  portrait: "",
  drawing: "spots/",
  emblem: "spots/value-",
};

/** Documents whose pictures are never decorative, so that each one needs alternative text. */
const ALT_REQUIRED = new Set(["gallery", "pictures"]);

/** Control characters other than tabs and line breaks, and halves of characters. */
const UNSEEN = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

const NO_ALT =
  "is empty. Say in one sentence what is on the picture, for people who cannot see it.";

/** Empty texts, missing files and unknown placeholders. */
export function textMistakes(documents: Readonly<Record<string, unknown>>, media: Media) {
  const mistakes: Mistake[] = [];
  for (const [name, data] of Object.entries(documents)) look(data, [], name);
  return mistakes;

  function look(value: unknown, path: readonly PropertyKey[], document: string): void {
    if (typeof value === "string") {
      const found =
        textMistake(value, String(path.at(-1)), media, document) ??
        (document === "videos" ? videosMistake(value, path) : undefined);
      if (found) mistakes.push({ document, path, says: found });
    } else if (Array.isArray(value)) {
      for (const [index, entry] of value.entries()) look(entry, [...path, index], document);
    } else if (typeof value === "object" && value) {
      for (const [key, inner] of Object.entries(value)) look(inner, [...path, key], document);
    }
  }
}

function textMistake(
  text: string,
  key: string,
  media: Media,
  document: string,
): string | undefined {
  const folder = PICTURE_KEYS[key];
  const [unseen] = UNSEEN.exec(text) ?? [];
  if (unseen) {
    const before = text.slice(0, text.indexOf(unseen)).trim().split(/\s+/).at(-1);
    return `has a character that nobody can see${before && `, after “${before}”`}. Delete it there, or type the words again.`;
  }
  if (text.trim() === "") {
    // In documents that are not in ALT_REQUIRED, an empty `alt` marks a decorative picture.
    if (key === "alt") return ALT_REQUIRED.has(document) ? NO_ALT : undefined;
    return folder === undefined ? "is empty." : "is empty: there has to be a picture.";
  }
  if (folder !== undefined && !isPicture(folder, text, media)) {
    return uploadId(text) === undefined
      ? `names the picture ${folder}${text}, but there is none in app/pictures.`
      : `names the uploaded picture ${text}, but files of it are missing. Choose the picture again in the studio.`;
  }
  if (key === "address" && !isAddress(text, media)) {
    return `names ${text}, which is neither a web address (https://…) nor a file of this website.`;
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

function isPicture(folder: string, name: string, { hasPicture, uploads }: Media): boolean {
  const id = uploadId(name);
  return id === undefined ? hasPicture(folder + name) : folder === "" && uploads.has(id);
}

function videosMistake(text: string, path: readonly PropertyKey[]): string | undefined {
  if (path.at(-1) !== "address") return undefined;
  if (!path.includes("captions")) return videoMistake(text);
  return text.startsWith("/")
    ? undefined
    : "leads to another website, from which browsers show no subtitles. Name a file of this website.";
}

function isAddress(address: string, { hasFile }: Media): boolean {
  if (address.startsWith("/")) return hasFile(address);
  return URL.canParse(address) && new URL(address).protocol === "https:";
}

/** Why a page cannot play a video's address: the end of a sentence; undefined if it can. */
function videoMistake(address: string): string | undefined {
  return embeddedPlayer(address) || isFile(address)
    ? undefined
    : "is no video that a page can play; nor is a channel, a list or an event. Open one video on YouTube or Vimeo, and paste its address, such as https://youtu.be/dQw4w9WgXcQ, or that of a file that ends in .mp4 or .webm.";
}

/** Whether an address is a file's. Dropbox shows a page around a file unless asked for its data. */
function isFile(address: string): boolean {
  const url = URL.parse(address, "http://localhost");
  const isData = url?.searchParams.get("raw") === "1" || url?.searchParams.get("dl") === "1";
  const isDropboxPage = /^(?:www\.)?dropbox\.com$/.test(url?.hostname ?? "") && !isData;
  return videoType(address) !== undefined && !isDropboxPage;
}
