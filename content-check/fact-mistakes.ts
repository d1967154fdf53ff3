import * as z from "zod";

import type { Content } from "./content.ts";

const count = (what: string) => z.int(`must be ${what}`).positive(`must be ${what}`);

const date = z.iso.date("must be a day such as 2027-01-31");
const time = z.iso.time({ precision: -1, error: "must be a time such as 09:00" });
const amount = z.number("must be a number").nonnegative("must not be less than 0");

/** The format of each fact, by file. */
const facts = {
  "school.ts": z.object({
    school: z.object({
      email: z.email("must be one e-mail address"),
      phone: z
        .string()
        .regex(/^\+[\d ()-]{8,25}$/, "must begin with + and the country, such as +52 322 123 4567"),
      copyrightYear: count("a year"),
    }),
  }),
  "course.ts": z.object({
    course: z.object({
      hours: count("a number of hours"),
      weeks: count("a number of weeks"),
      tuition: z.object({
        amount: z.number("must be a number").positive("must be more than 0"),
        currency: z.string().regex(/^[A-Z]{3}$/, "must be three capital letters, such as USD"),
      }),
    }),
  }),
  "interview.ts": z.object({
    interview: z.object({
      answerDays: count("a number of days").optional(),
      minutes: count("a number of minutes").optional(),
    }),
  }),
  "course-details.ts": z.object({
    courseDetails: z.object({
      teachingPractice: z.object({ hours: count("a number of hours") }).nullable(),
      classSize: z.object({ most: count("a number of people") }).nullable(),
      deposit: z.object({ amount }).nullable(),
      housing: z.array(z.object({ from: amount })).nullable(),
      visa: z.object({ checkedOn: date }).nullable(),
      hours: z.array(z.object({ opens: time, closes: time })).nullable(),
    }),
  }),
  "privacy.ts": z.object({
    privacyFacts: z.object({ retentionDays: count("a number of days").optional() }),
  }),
};

/** A sentence for each e-mail address, number or price with a wrong format. */
export function factMistakes(content: Content): string[] {
  return Object.entries(facts).flatMap(([file, schema]) => {
    const exported = content.get(file);
    const parsed = schema.safeParse(exported);
    if (parsed.success) return [];
    return parsed.error.issues
      .filter(({ path }) => !isBlank(valueAt(exported, path)))
      .map(({ path, message }) => `content/${file}: ${path.join(", ")} ${message}.`);
  });
}

function valueAt(exported: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === "object" && value ? Reflect.get(value, key) : undefined),
    exported,
  );
}

/** Empty values are reported by text-mistakes.ts. */
function isBlank(value: unknown): boolean {
  return typeof value === "string" && value.trim() === "";
}
