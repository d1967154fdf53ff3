import { createElement, Fragment, type ReactNode } from "react";

const HYPHENATED = /(\p{L}+-\p{L}+)/u;

/** A text in which a line ends at a hyphen only if the word is longer than a line. */
export function unbrokenWords(text: string): ReactNode {
  // Every second part is one that the expression captured.
  const parts = text
    .split(HYPHENATED)
    .map((part, index) =>
      index % 2 === 0 ? part : createElement("span", { className: "inline-block" }, part),
    );
  return createElement(Fragment, undefined, ...parts);
}
