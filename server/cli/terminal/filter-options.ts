import { type Command, InvalidArgumentError, Option } from "commander";

import type { FormName } from "#forms/contract.ts";

import { addDays, startOfDay } from "../../core/school-clock.ts";
import type { Desk } from "../desk.ts";
import { parseDay } from "./times.ts";

/** The options --from and --to as times. */
export interface Days {
  /** Start of the first day, in ISO 8601 (UTC). */
  from?: string;
  /** End of the last day, exclusive: the start of the following day, in ISO 8601 (UTC). */
  to?: string;
}

const forms: readonly FormName[] = ["contact", "application"];

export function dayOptions(command: Command, { content }: Desk): Command {
  const start = (day: string) => startOfDay(day, content().school.timeZone);
  return command
    .option("--from <day>", "received on that day or later, such as 2025-01-06", (text) =>
      start(parseDay(text)),
    )
    .option("--to <day>", "received on that day or earlier", (text) =>
      start(addDays(parseDay(text), 1)),
    );
}

export function formOption(): Option {
  return new Option("--form <form>", "sent with that form").choices(forms);
}

export function positive(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError("Write a whole number above 0.");
  return Number(text);
}
