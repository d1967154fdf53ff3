import { data } from "react-router";

import type { Studio } from "../../../contract/studio.ts";
import { putAsideWords as text } from "./put-aside-words.ts";

/** Does what a button of the panel says; undefined if the form has none of them. */
export async function judgeSubmission(
  { submissions }: Pick<Studio, "submissions">,
  id: string,
  form: FormData,
): Promise<string | undefined> {
  const judged = form.get("judge");
  if (judged === "real") return text.done.real(await submissions.release(id));
  if (judged !== "mark" && judged !== "never") return undefined;
  const isDone = await (judged === "mark"
    ? submissions.markAdvertising(id)
    : submissions.refuseSender(id));
  if (!isDone) throw data("", { status: 404 });
  return text.done[judged];
}
