import { type ActionFunctionArgs, data } from "react-router";

import { studioContext } from "../../../../studio-context.ts";

/** Remembers a form's values as a draft, which the preview shows. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const { content } = context.get(studioContext);
  const draft = await content.draft(params["name"] ?? "", await content.readForm(request));
  if (!draft) throw data("", { status: 404 });
  return Response.json(draft);
}
