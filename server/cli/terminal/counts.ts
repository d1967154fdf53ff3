/** `1 submission`, `2 submissions` */
export function submissionsText(count: number): string {
  return count === 1 ? "1 submission" : `${count} submissions`;
}

/** `1 mail is`, `2 mails are` */
export function mailsAre(count: number): string {
  return count === 1 ? "1 mail is" : `${count} mails are`;
}
