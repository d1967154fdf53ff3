/** The label of an entry of a list: its first text, or else its number. */
export function labelOfEntry(entry: unknown, index: number): string {
  const values: unknown[] = typeof entry === "object" && entry ? Object.values(entry) : [entry];
  const text = values.find((value) => typeof value === "string" && value !== "");
  if (typeof text !== "string") return `Entry ${index + 1}`;
  return ISO_DATE.test(text) ? days.format(new Date(`${text}T00:00:00Z`)) : shortened(text);
}

const ISO_DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

const LONGEST_LABEL = 50;

function shortened(text: string): string {
  return text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL).trimEnd()}…` : text;
}
