import type { FormValues } from "#forms/contract.ts";

import { fullName } from "../stored-fields.ts";

const LONGEST_NAME = 60;

/**
 * An applicant's name for the From header; undefined for a form without a name. Control characters
 * are removed, and "@", so that a name cannot look like an address.
 */
export function displayName(fields: FormValues | undefined): string | undefined {
  const plain = fullName(fields ?? {})
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, " ")
    .replaceAll(/[@<>"\\]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return [...plain].slice(0, LONGEST_NAME).join("") || undefined;
}
