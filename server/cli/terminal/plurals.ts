/** A number of submissions, in words. */
export function submissionsText(count: number): string {
  return count === 1 ? "1 submission" : `${count} submissions`;
}

/** A number of mails as the subject of a sentence. */
export function mailsAre(count: number): string {
  return count === 1 ? "1 mail is" : `${count} mails are`;
}
