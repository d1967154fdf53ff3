import { changedEntries } from "../website/draft/merge-values.ts";

const BEFORE_WORD = /(?<=\s)(?=\S)/;

/** A text in three parts: the words in which it differs from another, and those around that both have. */
export function splitAtDifference(text: string, other: string): [string, string, string] {
  const words = text.split(BEFORE_WORD);
  const { start, put } = changedEntries(other.split(BEFORE_WORD), words);
  const end = start + put.length;
  const [before, differing, after] = [words.slice(0, start), put, words.slice(end)];
  return [before.join(""), differing.join(""), after.join("")];
}
