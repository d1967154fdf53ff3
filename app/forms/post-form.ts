import { data, redirect, type RouterContextProvider } from "react-router";

import type { FormName } from "#forms/contract.ts";

import { readForm } from "./read-form.ts";
import { submissionServiceContext } from "./submission-context.ts";

/**
 * Handles a form posted without JavaScript: a redirect to the home page's notice, or the problems
 * and values to show the page again with.
 * @throws a redirect once the form is accepted; 400 when the body is no form
 */
export async function postForm(
  form: FormName,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const values = readForm(await readFormData(request));
  const outcome = await context.get(submissionServiceContext).submit(form, values);
  // 303, so that a reload does not post again. Without the fragment of its own the browser would
  // keep `#contact`, at the end of the page.
  if (outcome.accepted) {
    throw redirect(`/?sent=${form}&reference=${outcome.reference}#sent`, 303);
  }
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
