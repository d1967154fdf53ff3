import { parseReference } from "#forms/reference-number.ts";

import type { Store } from "../store/create-store.ts";
import { DeskProblem } from "./desk.ts";

/**
 * The id of the submission that somebody named by its id or its reference (7KQ-2MF).
 * @throws {DeskProblem} when several have that reference, or none
 */
export async function submissionId(
  { admin }: Pick<Store, "admin">,
  typed: string,
): Promise<string> {
  const reference = parseReference(typed);
  if (!reference) return typed;
  const [id, ...others] = await admin.findIdsByReference(reference);
  // Nobody's reference may still be an id, in a database that was filled by another program.
  if (id === undefined) return typed;
  if (others.length === 0) return id;
  const list = [id, ...others].map((one) => `  ${one}`).join("\n");
  throw new DeskProblem(
    `Several submissions have the reference ${reference}. Name one by its ID:\n${list}`,
  );
}
