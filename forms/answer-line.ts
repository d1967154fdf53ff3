/** A question and its answer as a line of a mail; a label that is a question needs no colon. */
export function answerLine(label: string, answer: string): string {
  const separator = answer.includes("\n") ? "\n" : " ";
  return `${label}${label.endsWith("?") ? "" : ":"}${separator}${answer}`;
}
