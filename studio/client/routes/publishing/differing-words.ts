/** A text in three parts: the words in which it differs from another, and those around that both have. */
export function splitAtDifference(text: string, other: string): [string, string, string] {
  const [words, others] = [text.split(BEFORE_WORD), other.split(BEFORE_WORD)];
  const least = Math.min(words.length, others.length);
  let start = 0;
  while (start < least && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < least - start && words.at(-1 - end) === others.at(-1 - end)) end += 1;
  const part = (from: number, to?: number) => words.slice(from, to).join("");
  const last = words.length - end;
  return [part(0, start), part(start, last), part(last)];
}

const BEFORE_WORD = /(?<=\s)(?=\S)/;
