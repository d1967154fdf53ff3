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

// `unicode-range` in app/styles/fonts.css says the same.
const latin = `${range(" ", "~")}${range("À", "ÿ")}\u00A0¡¢£§©ª«®°±²³·º»¿×Œœ–—‘’“”„•…€™−`;
const latinExtended = range("Ā", "ſ");

/** The weights that the pages use; Fraunces drawn for sizes between its headings and its quotes. */
const weights = { wght: { min: 400, max: 600 } };
const faces = [
  { name: "fraunces", axis: "opsz", variationAxes: { ...weights, opsz: 48 } },
  { name: "outfit", axis: "wght", variationAxes: weights },
];

/** What makes text look right by itself; small capitals, fractions and the like go. */
const features = ["ccmp", "locl", "kern", "liga", "calt", "mark", "mkmk", "rvrn"];

mkdirSync(output, { recursive: true });

for (const { name, axis, variationAxes } of faces) {
  for (const [part, text] of Object.entries({ latin, "latin-ext": latinExtended })) {
    const whole = readFileSync(
      join(packages, name, "files", `${name}-${part}-${axis}-normal.woff2`),
    );
    const cut = await subsetFont(whole, text, {
      targetFormat: "woff2",
      variationAxes,
      keepFeatures: features,
      noHinting: true,
    });
    writeFileSync(join(output, `${name}-${part}.woff2`), cut);
    console.log(`${name}-${part}.woff2 ${cut.length} bytes`);
  }
  copyFileSync(join(packages, name, "LICENSE"), join(output, `${name}-license.txt`));
}
