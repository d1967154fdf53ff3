import { data, redirect, type RouterContextProvider } from "react-router";

import { readForm } from "./read-form.ts";
import { type FormName, submissionServiceContext } from "./submission-service.ts";

/**
 * Handles a form posted without JavaScript: ends on the home page with the success message, or
 * answers with what is needed to show the page again, with the messages and the values kept.
 * @throws a redirect, once the form is accepted
 */
export async function postForm(
  form: FormName,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const values = readForm(await request.formData());
  const outcome = await context.get(submissionServiceContext).submit(form, values);
  // 303, so that the browser's Reload and Back do not send the form a second time.
  if (outcome.accepted) throw redirect(`/?sent=${form}`, 303);
  const { status, error, problems } = outcome;
  return data({ values, problems, error }, { status });
}
