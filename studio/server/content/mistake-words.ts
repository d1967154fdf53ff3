import type { Mistake } from "../../../content/check/mistake.ts";
import { fieldTitle } from "./field-title.ts";

/** A mistake as a sentence with the names that the studio's views have. */
export function mistakeInWords({ document, path, says }: Mistake): string {
  return `${fieldTitle([document, ...path.map(String)].join("/"))} ${says}`;
}
