import { type Command, InvalidArgumentError, Option } from "commander";

import type { FormName } from "#forms/contract.ts";

import { endOfDay, startOfDay } from "./times.ts";

/** Which days somebody asks about. */
export interface Days {
  /** When the first one began, in ISO 8601, UTC. */
  from?: string;
  /** When the last one ended. */
  to?: string;
}

const forms: readonly FormName[] = ["contact", "application"];

export function addDays(command: Command): Command {
  return command
    .option("--from <day>", "received on that day or later, such as 2025-01-06", startOfDay)
    .option("--to <day>", "received on that day or earlier", endOfDay);
}

export function formOption(): Option {
  return new Option("--form <form>", "sent with that form").choices(forms);
}

/** A whole number from 1 up. */
export function positive(text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new InvalidArgumentError("Write a whole number above 0.");
  return Number(text);
}
