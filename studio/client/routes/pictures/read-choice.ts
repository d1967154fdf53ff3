import * as z from "zod";

import type { PhotographChoice } from "#studio/contract/pictures.ts";

const fraction = z.coerce.number().min(0).max(1);
const choiceShape = z.object({
  photograph: z.string(),
  x: fraction,
  y: fraction,
  zoom: z.coerce.number().min(1).max(100),
  alt: z
    .string()
    .trim()
    .min(1, "Say in one sentence what is on the photograph, for people who cannot see it."),
  people: z.enum(["agreed", "nobody"], "Say whether the people on it agreed."),
});
// A graduate’s name stands beside the portrait, which needs no other text.
const portraitShape = choiceShape.extend({ alt: z.literal("").default("") });

export type ChoiceProblems = { [Field in keyof z.output<typeof choiceShape>]?: string[] };

/** Whether a picture needs no alternative text. */
export function isPortrait(slot: string): boolean {
  return slot.endsWith("portrait");
}

/** Reads what the owner has chosen for a place, or what is missing in it. */
export function readChoice(
  slot: string,
  form: FormData,
): { choice?: PhotographChoice; problems: ChoiceProblems } {
  const shape = isPortrait(slot) ? portraitShape : choiceShape;
  const { data, error } = shape.safeParse(Object.fromEntries(form));
  if (!data) return { problems: z.flattenError(error).fieldErrors };
  const { x, y, zoom, ...choice } = data;
  return { choice: { ...choice, focus: { x, y, zoom } }, problems: {} };
}
