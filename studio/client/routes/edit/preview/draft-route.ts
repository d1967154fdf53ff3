import { type ActionFunctionArgs, data } from "react-router";

import { studioContext } from "../../../studio-context.ts";

/** Keeps the values of a form as a draft for its preview. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { content } = context.get(studioContext);
  const draft = content.draft(params["name"] ?? "", await content.readForm(request));
  if (!draft) throw data("", { status: 404 });
  return Response.json(draft);
}
