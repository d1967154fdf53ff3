import * as z from "zod";

/** The largest file in bytes: a phone’s photo of 108 megapixels has some 30 MB. */
export const LARGEST_FILE = 40_000_000;

const fraction = z.coerce.number().min(0).max(1);
const choiceShape = z.object({
  /** The name of the photograph, `uploads/…`. */
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

type Choice = z.output<typeof choiceShape>;

/** What the owner says about a photograph for a place. */
export type PhotographChoice = ReturnType<typeof withFocus>;

export type ChoiceProblems = { [Field in keyof Choice]?: string[] };

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
  return { choice: withFocus(data), problems: {} };
}

function withFocus({ x, y, zoom, ...choice }: Choice) {
  return { ...choice, focus: { x, y, zoom } };
}
