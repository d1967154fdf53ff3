import * as z from "zod";

import type { FormValues } from "#forms/contract.ts";
import { plainName, printable } from "./shown-text.ts";
import type { SubmissionsTable } from "../store/schema/tables.ts";
import { putAside } from "#content/mail/put-aside.ts";

const fieldsSchema = z.record(z.string(), z.string());

/** Parses a submission's field values; undefined if a client sent a text alone. */
export function storedFields({ fields }: Pick<SubmissionsTable, "fields">): FormValues | undefined {
  return fields === null ? undefined : fieldsSchema.parse(JSON.parse(fields));
}

/** An applicant's first and last name; empty for a form without a name, or one with a link in it. */
export function fullName(fields: FormValues): string {
  return plainName([fields["name"], fields["lastName"]].filter(Boolean).join(" "));
}

/** The name with which the school greets somebody; empty if it has a link in it. */
export function greetedName(fields: FormValues): string {
  return plainName(fields["name"] ?? "");
}

const LONGEST_NAME = 60;

/**
 * An applicant's name for the From header; undefined for a form without a name. Control characters
 * are removed, and "@", so that a name cannot look like an address.
 */
export function displayName(fields: FormValues | undefined): string | undefined {
  const plain = fullName(fields ?? {}).replaceAll(/[@<>"\\]/g, " ");
  return printable(plain, LONGEST_NAME) || undefined;
}

/** Why a submission was put aside, a sentence each. */
export function heldReasons({ held_for }: Pick<SubmissionsTable, "held_for">): string[] {
  const stored = held_for?.split(" ") ?? [];
  return Object.entries(putAside.reasons)
    .filter(([reason]) => stored.includes(reason))
    .map(([, sentence]) => sentence);
}
