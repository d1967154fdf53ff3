import * as z from "zod";

/** A text that must not be empty; content/check/text-mistakes.ts reports empty texts. */
export const words = z.string();

/** A positive whole number; `what` continues the sentence “must be …”. */
export const count = (what: string) => z.int(`must be ${what}`).positive(`must be ${what}`);

/** An amount of money in the currency of the tuition. */
export const amount = z.number("must be a number").nonnegative("must not be less than 0");

/** A day, `YYYY-MM-DD`. */
export const day = z.iso.date("must be a day such as 2027-01-31");

/** A link to another website. */
export const link = z.strictObject({ label: words, address: words });

/** A page’s title and description in the browser’s tab and in search results. */
export const page = z.strictObject({ title: words, description: words });

const files = {
  file: words,
  width: count("a width in pixels"),
  height: count("a height in pixels"),
};

/** The part of a cropped picture that stays visible; the site has CSS for these values only. */
const position = z.enum([
  "45% 50%",
  "50% 50%",
  "50% 70%",
  "55% 50%",
  "62% 50%",
  "68% 50%",
  "70% 50%",
  "78% 50%",
  "80% 50%",
  "50% 100%",
]);

/** A picture of app/pictures; a decorative one has an empty `alt`. */
export const picture = z.strictObject({
  ...files,
  alt: z.string(),
  position: position.exactOptional(),
  narrow: z.strictObject(files).exactOptional(),
});

/** A heading, and the paragraphs below it. */
export const heading = words;
export const paragraphs = z.array(words).min(1);

/** A short text with a drawing of app/pictures/spots. */
export const card = z.strictObject({ title: words, text: words, drawing: words });
