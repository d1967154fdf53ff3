import { createElement, Fragment, type ReactNode } from "react";

// Without `\p{L}`, which takes browsers milliseconds to compile.
const HYPHENATED = /([^\s–—]+-[^\s–—]+)/;

/** Prevents line breaks at hyphens (150-hour), except in words that are longer than a line. */
export function unbrokenWords(text: string): ReactNode {
  // `split` returns the captured hyphenated words at the odd indexes.
  const parts = text
    .split(HYPHENATED)
    .map((part, index) =>
      index % 2 === 0 ? part : createElement("span", { className: "inline-block" }, part),
    );
  return createElement(Fragment, undefined, ...parts);
}
