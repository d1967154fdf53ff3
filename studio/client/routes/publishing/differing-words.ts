const BEFORE_WORD = /(?<=\s)(?=\S)/;

/** A text in three parts: the words in which it differs from another, and those around that both have. */
export function splitAtDifference(text: string, other: string): [string, string, string] {
  const [words, others] = [text.split(BEFORE_WORD), other.split(BEFORE_WORD)];
  const most = Math.min(words.length, others.length);
  let start = 0;
  while (start < most && words[start] === others[start]) start += 1;
  let kept = 0;
  while (kept < most - start && words.at(-1 - kept) === others.at(-1 - kept)) kept += 1;
  const end = words.length - kept;
  const join = (from: number, to?: number) => words.slice(from, to).join("");
  return [join(0, start), join(start, end), join(end)];
}
