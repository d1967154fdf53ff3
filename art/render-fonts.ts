import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import subsetFont from "subset-font";

const packages = join(import.meta.dirname, "node_modules/@fontsource-variable");
const output = join(import.meta.dirname, "../app/fonts");

/** From the first to the last of these characters. */
function range(first: string, last: string): string {
  const from = first.codePointAt(0) ?? 0;
  const to = last.codePointAt(0) ?? 0;
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}

// Keep `unicode-range` in app/styles/fonts.css the same.
/** Characters of the pages' own text: most visitors load nothing else. */
const basic = `${range(" ", "~")}\u00A0©·–—‘’“”…`;
/** Western European languages: names that visitors type, and text to come. */
const latin = `${range(" ", "~")}${range("À", "ÿ")}\u00A0¡¢£§©ª«®°±²³·º»¿×Œœ–—‘’“”„•…€™−`;
const latinExtended = range("Ā", "ſ");

/** Symbols that no heading contains: a sixth of the file. */
const symbols = "#$%*+<=>@[\\]^_`{|}~";

/** Symbols that no page contains and few visitors type. */
const rareSymbols = "<=>\\^`{|}~";

/** The subset that nearly every visitor loads. */
function everyday(part: string, text = basic) {
  return { part, source: "latin", text };
}

function without(text: string, others: string): string {
  return [...text].filter((character) => !others.includes(character)).join("");
}

/** Optical size, between that of headings and quotes. */
const FRAUNCES = { opsz: 48 };
/** The weights that the pages use. */
const weights = { wght: { min: 400, max: 600 } };
function rare(alsoRare: string) {
  return [
    { part: "latin", source: "latin", text: without(latin, basic) + alsoRare },
    { part: "latin-ext", source: "latin-ext", text: latinExtended },
  ];
}
const faces = [
  // One weight is half as large, and above the fold there is no other.
  {
    family: "fraunces",
    axes: { ...FRAUNCES, wght: 600 },
    parts: [everyday("headings", without(basic, symbols))],
  },
  { family: "fraunces", axes: { ...FRAUNCES, wght: 400 }, parts: [everyday("quotes")] },
  { family: "fraunces", axes: { ...FRAUNCES, ...weights }, parts: rare(symbols) },
  {
    family: "outfit",
    axes: weights,
    parts: [everyday("basic", without(basic, rareSymbols)), ...rare(rareSymbols)],
  },
] as const;

/** Layout features of running text; small capitals, fractions and the like are dropped. */
const features = ["ccmp", "locl", "kern", "calt", "mark", "mkmk", "rvrn"];
/** Ligatures are for headings; in the body font they are a tenth of the file. */
const featuresOf = { fraunces: [...features, "liga"], outfit: features };

mkdirSync(output, { recursive: true });

for (const { family, axes, parts } of faces) {
  const axis = "opsz" in axes ? "opsz" : "wght";
  for (const { part, source, text } of parts) {
    const original = readFileSync(
      join(packages, family, "files", `${family}-${source}-${axis}-normal.woff2`),
    );
    const cut = await subsetFont(original, text, {
      targetFormat: "woff2",
      variationAxes: axes,
      keepFeatures: featuresOf[family],
      noHinting: true,
    });
    writeFileSync(join(output, `${family}-${part}.woff2`), cut);
    console.log(`${family}-${part}.woff2 ${cut.length} bytes`);
  }
  copyFileSync(join(packages, family, "LICENSE"), join(output, `${family}-license.txt`));
}
