import type { ActionFunctionArgs } from "react-router";

import { contentEdit } from "#studio/contract/content-editing.ts";
import { studioContext } from "#studio/client/studio-context.ts";

/** In characters; all documents together have 20,000. */
const LONGEST = 500_000;
const TOO_LONG = "This is too long to be saved. Take some of it out.";
const NOT_THERE =
  "The studio does not know this any more. Copy your words, then load the page again.";

/** Saves a document in the draft. Refusals are returned: React Router writes as JSON what is thrown. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const body = await request.text();
  if (body.length > LONGEST) return new Response(TOO_LONG, { status: 413 });
  const edited = contentEdit.parse(JSON.parse(body));
  const saved = await context.get(studioContext).content.save(params["name"] ?? "", edited);
  return saved ? Response.json(saved) : new Response(NOT_THERE, { status: 404 });
}
