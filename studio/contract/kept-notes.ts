/** In characters: the history has all of a long letter. */
export const LONGEST_NOTE = 10_000;

const SENT = "Sent: ";

/** A note that begins so has the phone number, in the place of the one that was sent. */
export const PHONE = "Phone: ";

/** A note as it is kept. */
export function keptNote(typed: string): string {
  return typed.trim().slice(0, LONGEST_NOTE).trim().toWellFormed();
}

/** The note that says which letter was sent, and with which words. */
export function noteOfLetter(title: string, text: string): string {
  return keptNote(`${SENT}${title}\n\n${text}`);
}

/** The title and the text of the letter that a note is about; undefined for any other note. */
export function letterIn(note: string): { title: string; text: string } | undefined {
  if (!note.startsWith(SENT)) return undefined;
  const [title = "", ...lines] = note.slice(SENT.length).split("\n");
  return { title, text: lines.join("\n").trim() };
}
