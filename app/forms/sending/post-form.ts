import { createContext, data, redirect, type RouterContextProvider } from "react-router";

import type { FormName, SubmissionService } from "#forms/contract.ts";
import { campaignOf } from "#forms/visit-source.ts";

import { readForm } from "../read-form.ts";

/** The context in which the server passes its submission service to the routes' actions. */
export const submissionServiceContext = createContext<SubmissionService>();

/**
 * Handles a form posted without JavaScript. Returns the values and errors of a rejected form.
 * @throws a redirect to the notice on the home page if the form is accepted; a response with status
 *   400 if the body is not a form
 */
export async function postForm(
  form: FormName,
  request: Request,
  context: Readonly<RouterContextProvider>,
) {
  const values = readForm(await readFormData(request));
  const campaign = { ...campaignOf(request.headers.get("Referer")), ...campaignOf(request.url) };
  const outcome = await context.get(submissionServiceContext).submit(form, values, campaign);
  // With status 303 a reload does not post again. Without `#sent`, browsers would keep the posted
  // URL's `#contact` and scroll to the end of the page.
  if (outcome.accepted) {
    throw redirect(`/?sent=${form}&reference=${outcome.reference}#sent`, 303);
  }
  const { status, error } = outcome;
  const problems = status === 422 ? outcome.problems : {};
  const headers = status === 429 ? { "Retry-After": String(outcome.retryAfterSeconds) } : {};
  const query = Object.keys(campaign).length > 0 ? `?${new URLSearchParams(campaign)}` : "";
  return data({ values, problems, error, query }, { status, headers });
}

async function readFormData(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch {
    throw data(null, { status: 400, statusText: "Bad Request" });
  }
}
