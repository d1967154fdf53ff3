import * as z from "zod";

import type { Saving } from "../../../../contract/content-editing.ts";
import { untilSignedIn } from "../../../shell/signed-out/until-signed-in.ts";

const savingShape: z.ZodType<Saving> = z.discriminatedUnion("status", [
  z.object({
    status: z.literal("saved"),
    hash: z.string(),
    mistakes: z.array(z.object({ path: z.string(), says: z.string() })),
  }),
  z.object({ status: z.literal("overtaken"), hash: z.string(), value: z.unknown() }),
]);

/** The studio has refused a document; the message is a sentence for the owner. */
export class RefusedDocument extends Error {
  override name = "RefusedDocument";
}

export type SendDocument = typeof sendDocument;

/**
 * Saves a document; while nobody is signed in, waits until somebody is.
 * @throws {RefusedDocument} if the studio refuses it, and other errors if it does not answer
 */
export async function sendDocument(
  name: string,
  edited: { value: unknown; seen: string },
): Promise<Saving> {
  const post = () =>
    fetch(`/website/${name}/draft`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(edited),
    });
  let answer = await post();
  if (answer.status === 401) {
    await untilSignedIn(new AbortController().signal);
    answer = await post();
  }
  if (answer.status >= 500) throw new Error(await answer.text());
  if (!answer.ok) throw new RefusedDocument(await answer.text());
  return savingShape.parse(await answer.json());
}
