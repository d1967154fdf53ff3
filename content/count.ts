/** `1 day`, `2 days`, `3 submissions are` */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}
