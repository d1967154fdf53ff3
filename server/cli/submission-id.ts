import { parseReference } from "#forms/reference-number.ts";

import type { Store } from "../store/create-store.ts";
import { DeskProblem } from "./desk.ts";

/**
 * Resolves an id or a reference number (7KQ-2MF) to the submission's id.
 * @throws {DeskProblem} when several submissions have that reference
 */
export async function submissionId(
  { admin }: Pick<Store, "admin">,
  typed: string,
): Promise<string> {
  const reference = parseReference(typed);
  if (!reference) return typed;
  const [id, ...others] = await admin.findIdsByReference(reference);
  // Not a reference number, but perhaps an id from another program that looks like one.
  if (id === undefined) return typed;
  if (others.length === 0) return id;
  const list = [id, ...others].map((one) => `  ${one}`).join("\n");
  throw new DeskProblem(
    `Several submissions have the reference ${reference}. Name one by its ID:\n${list}`,
  );
}
