import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import subsetFont from "subset-font";

const packages = join(import.meta.dirname, "node_modules/@fontsource-variable");
const output = join(import.meta.dirname, "../app/fonts");

/** Returns all characters from the first to the last one. */
function range(first: string, last: string): string {
  const from = first.codePointAt(0) ?? 0;
  const to = last.codePointAt(0) ?? 0;
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}

// `unicode-range` in app/styles/fonts.css must list the same characters.
/** The characters of the pages' text: most visitors load no other subset. */
const basic = `${range(" ", "~")}\u00A0©·–—‘’“”…`;
/** The characters of Western European languages, for names that visitors type and future texts. */
const latin = `${range(" ", "~")}${range("À", "ÿ")}\u00A0¡¢£§©ª«®°±²³·º»¿×Œœ–—‘’“”„•…€™−`;
const latinExtended = range("Ā", "ſ");

/** Symbols that no heading contains; leaving them out saves a sixth of the file. */
const symbols = "#$%*+<=>@[\\]^_`{|}~";

/** Symbols that no page contains and few visitors type. */
const rareSymbols = "<=>\\^`{|}~";

/** Symbols that no quote, date or price contains. */
const quoteSymbols = "#*<=>@[\\]^_`{|}~";

/** The subset that nearly every visitor loads. */
function everyday(part: string, text = basic) {
  return { part, source: "latin", text };
}

function without(text: string, others: string): string {
  return [...text].filter((character) => !others.includes(character)).join("");
}

/** The optical size, a compromise between headings and quotes. */
const FRAUNCES = { opsz: 48 };
/** The range of font weights that the pages use. */
const weights = { wght: { min: 400, max: 600 } };
function rare(alsoRare: string) {
  return [
    { part: "latin", source: "latin", text: without(latin, basic) + alsoRare },
    { part: "latin-ext", source: "latin-ext", text: latinExtended },
  ];
}
const faces = [
  // A font of a single weight is half the size, and above the fold only this weight is used.
  {
    family: "fraunces",
    axes: { ...FRAUNCES, wght: 600 },
    parts: [everyday("headings", without(basic, symbols))],
  },
  {
    family: "fraunces",
    axes: { ...FRAUNCES, wght: 400 },
    parts: [everyday("quotes", without(basic, quoteSymbols))],
  },
  { family: "fraunces", axes: { ...FRAUNCES, ...weights }, parts: rare(symbols) },
  {
    family: "outfit",
    axes: weights,
    parts: [everyday("basic", without(basic, rareSymbols)), ...rare(rareSymbols)],
  },
] as const;

/** The OpenType features to keep; small capitals, fractions and others are dropped. */
const features = ["ccmp", "locl", "kern", "calt", "mark", "mkmk", "rvrn"];
/** Only the heading font keeps ligatures: they would be a tenth of the body font's file. */
const featuresOf = { fraunces: [...features, "liga"], outfit: features };

mkdirSync(output, { recursive: true });

for (const { family, axes, parts } of faces) {
  const axis = "opsz" in axes ? "opsz" : "wght";
  for (const { part, source, text } of parts) {
    const original = readFileSync(
      join(packages, family, "files", `${family}-${source}-${axis}-normal.woff2`),
    );
    const subset = await subsetFont(original, text, {
      targetFormat: "woff2",
      variationAxes: axes,
      keepFeatures: featuresOf[family],
      noHinting: true,
    });
    writeFileSync(join(output, `${family}-${part}.woff2`), subset);
    console.log(`${family}-${part}.woff2 ${subset.length} bytes`);
  }
  copyFileSync(join(packages, family, "LICENSE"), join(output, `${family}-license.txt`));
}
