/** `1 mail`, `2 mails` */
export function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

export function mailsText(number: number): string {
  return count(number, "mail", "mails");
}
