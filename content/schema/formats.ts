import * as z from "zod";

/**
 * A text that people read, which must not be empty; content/check/text-mistakes.ts reports empty
 * texts.
 */
export const words = z.string().meta({ isWords: true });

/** A text that programs read, such as a URL or a code. It must not be empty, either. */
export const code = z.string();

/** A positive whole number; `what` continues the sentence “must be …”. */
export const count = (what: string) =>
  z
    .int(`must be ${what}`)
    .positive(`must be ${what}`)
    .meta({ unit: what.split(" of ")[1] });

const WHOLE = "must be a whole number such as 1299, without a dot or a comma";

/** An amount of money, in the currency of the tuition. */
export const amount = z.int(WHOLE).positive("must be more than 0").meta({ isMoney: true });

/** A currency by its code (ISO 4217), such as `USD`. */
export const currency = code.refine(
  (name) => Intl.supportedValuesOf("currency").includes(name),
  "is no currency. Write three capital letters, such as USD",
);

/** A mailbox. Its domain may have letters of any script; not every mail server accepts others. */
export const mailbox = z
  .string()
  .refine(
    (address) => z.email().safeParse(withAsciiDomain(address)).success,
    "must be one e-mail address",
  );

/** An address with its domain as mail servers know it: `hola@señal.mx` is `hola@xn--seal-hqa.mx`. */
export function withAsciiDomain(address: string): string {
  const [, name = "", domain = ""] = /^(.*@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
  const host = `http://${domain}`;
  return URL.canParse(host) ? name + new URL(host).hostname : address;
}

export const day = z.iso.date("must be a day such as 2027-01-31");

/** A link to another website. */
export const link = z.strictObject({
  address: code.meta({ label: "Address of the page", url: "page" }),
  label: words.meta({ label: "Words of the link" }),
});

/** A page’s title and description in the browser’s tab and in search results. */
export const page = z
  .strictObject({
    title: words.meta({ label: "Title in the browser’s tab and in search results" }),
    description: words.meta({ label: "Text in search results" }),
  })
  .meta({ label: "For search engines", isRare: true });

export const files = {
  /** The path in app/pictures without width and extension: `people/helen`. */
  file: code.meta({ label: "Picture", isPicture: true }),
  /** Width and height, for which browsers reserve space before the picture is loaded. */
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

/** What is on a picture, for people who cannot see it; empty for mere decoration. */
export const alt = z.string().meta({
  label: "What is on the picture",
  help: "One sentence, for people who cannot see it. Empty for mere decoration.",
  isWords: true,
  isRare: true,
  alt: "optional",
});

/** A picture of app/pictures; a decorative one has an empty `alt`. */
export const picture = z
  .strictObject({
    ...files,
    alt,
    position: position.exactOptional(),
    /** Another picture for narrow screens. */
    narrow: z.strictObject(files).exactOptional(),
  })
  .meta({ isPicture: true });

export type Picture = z.output<typeof picture>;

/** A picture's files and its aspect ratio. */
export type PictureSource = Pick<Picture, "file" | "width" | "height">;

export const heading = words;
export const paragraphs = z.array(words.meta({ label: "Paragraph" })).min(1);

/** A short text with a drawing of app/pictures/spots. */
export const card = z.strictObject({
  title: words,
  text: words,
  drawing: code.meta({ picturesIn: "spots/" }),
});
