import { data, redirect, type RouterContextProvider } from "react-router";

import { readForm } from "./read-form.ts";
import { type FormName, submissionServiceContext } from "./submission-service.ts";

/**
 * Handles a form posted without JavaScript: ends on the home page with the success message, or
 * answers with what is needed to show the page again, with the messages and the values kept.
 * @throws a redirect, once the form is accepted; 400, when the body is no form
 */
export async function postForm(
  form: FormName,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const values = readForm(await readFormData(request));
  const outcome = await context.get(submissionServiceContext).submit(form, values);
  // 303, so that Reload and Back do not send the form a second time. The fragment is the notice's:
  // without one the browser would keep the contact form's, at the other end of the page.
  if (outcome.accepted) throw redirect(`/?sent=${form}#sent`, 303);
  const { status, error } = outcome;
  const problems = status === 422 ? outcome.problems : {};
  const headers = status === 429 ? { "Retry-After": String(outcome.retryAfterSeconds) } : {};
  return data({ values, problems, error }, { status, headers });
}

async function readFormData(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400, statusText: "Bad Request" });
  }
}
