import * as z from "zod";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const schoolSchema = z.object({ school: z.object({ timeZone: z.string() }) });
const scheduleSchema = z.object({
  summarySchedule: z.object({ weekday: z.unknown(), hour: z.unknown() }),
});

/** The exports of `content/school.ts` and `content/summary.ts`. */
interface Exported {
  school: Readonly<Record<string, unknown>>;
  summary: Readonly<Record<string, unknown>>;
}

/** A sentence for each time zone, weekday or hour that does not exist. */
export function clockMistakes({ school, summary }: Exported): string[] {
  const mistakes: string[] = [];
  const zone = schoolSchema.safeParse(school).data?.school.timeZone;
  // Empty values are reported by text-mistakes.ts.
  if (zone !== undefined && zone.trim() !== "" && !isTimeZone(zone)) {
    mistakes.push(
      `content/school.ts: school, timeZone is “${zone}”, which is no time zone. Write one such as America/Mexico_City.`,
    );
  }
  const schedule = scheduleSchema.safeParse(summary).data?.summarySchedule;
  if (!schedule) return mistakes;
  const { weekday, hour } = schedule;
  if (typeof weekday !== "string" || !WEEKDAYS.includes(weekday)) {
    mistakes.push(
      `content/summary.ts: summarySchedule, weekday is “${String(weekday)}”. Write one of ${WEEKDAYS.join(", ")}.`,
    );
  }
  if (typeof hour !== "number" || !Number.isInteger(hour) || hour < 0 || hour > 23) {
    mistakes.push(
      `content/summary.ts: summarySchedule, hour is ${String(hour)}. Write a whole number from 0 to 23.`,
    );
  }
  return mistakes;
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone: name }));
  } catch {
    return false;
  }
}
