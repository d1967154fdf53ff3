import * as z from "zod";

import type { FormValues } from "#app/forms/submission-service.ts";
import type { SubmissionsTable } from "../store/tables.ts";

const fieldsSchema = z.record(z.string(), z.string());

/** A stored form's values; undefined where a client sent a text alone. */
export function storedFields({ fields }: Pick<SubmissionsTable, "fields">): FormValues | undefined {
  return fields === null ? undefined : fieldsSchema.parse(JSON.parse(fields));
}
