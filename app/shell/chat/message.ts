/** A chat message (specification, section 3), kept in memory only. */
export interface Message {
  id: number;
  from: "visitor" | "provider";
  text: string;
  /** The visitor's local time, `HH:MM`. */
  time: string;
}

/** The visitor's local hour and minute, two digits each: "09:05". */
export function clockTime(date: Date): string {
  return [date.getHours(), date.getMinutes()]
    .map((number) => String(number).padStart(2, "0"))
    .join(":");
}
