/** In characters: the history has all of a long letter. */
export const LONGEST_NOTE = 10_000;

/** A note as it is kept. */
export function keptNote(typed: string): string {
  return typed.trim().slice(0, LONGEST_NOTE).trim().toWellFormed();
}

/** The note that says which letter was sent, and with which words. */
export function noteOfLetter(title: string, text: string): string {
  return keptNote(`${title}\n\n${text}`);
}

/** The title and the text of a letter that was sent. */
export function letterIn(note: string): { title: string; text: string } {
  const [title = "", ...lines] = note.split("\n");
  return { title, text: lines.join("\n").trim() };
}
