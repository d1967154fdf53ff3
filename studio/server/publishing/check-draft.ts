import type { Media } from "../../../content/check/media.ts";
import type { Mistake } from "../../../content/check/mistake.ts";
import { findMistakes } from "../../../content/check/mistakes.ts";
import type { Draft } from "../../../server/publish/content-draft.ts";
import type { ContentCheck, Publishing } from "../../contract/publishing.ts";
import { mistakeInWords } from "../content/field-title.ts";
import { placeOf } from "./change-words.ts";

const CHECKS = ["words", "dates", "pictures"] as const;

/** Checks the draft as a publish will, and says where each mistake is mended. */
export function checkDraft(
  { documents }: Draft,
  media: Media,
): Pick<Publishing, "checks" | "mistakes"> {
  const found = findMistakes(documents, media);
  const kinds = new Set(found.map(kindOf));
  return {
    checks: CHECKS.map((what) => ({ what, isGood: !kinds.has(what) })),
    mistakes: found.map((mistake) => ({
      sentence: mistakeInWords(mistake),
      ...placeOf(mistake.document, mistake.path.join("/")),
    })),
  };
}

function kindOf({ document, path }: Mistake): ContentCheck["what"] {
  if (document === "start-dates" || document === "course") return "dates";
  return path.some((key) => key === "file" || key === "portrait") ? "pictures" : "words";
}
