import * as z from "zod";

import { formNames } from "#forms/contract.ts";
import { mailStates } from "#forms/mail-states.ts";
import { steps } from "#forms/steps.ts";

const text = z.string().trim().min(1).max(200).optional().catch(undefined);

const day = z.iso.date().optional().catch(undefined);

/** The filter of the list, read from its address; invalid parts are ignored. */
const submissionQuery = z.object({
  /** Words of the answers, an e-mail address or a reference number. */
  search: text,
  form: z.enum(formNames).optional().catch(undefined),
  step: z.enum(steps).optional().catch(undefined),
  state: z.enum(mailStates).optional().catch(undefined),
  /** Days on the school's clock, `2025-01-06`; both included. */
  from: day,
  to: day,
  startDate: text,
  country: text,
  /** The campaign, or the site, that the visitor came from. */
  source: text,
});

export type SubmissionQuery = z.infer<typeof submissionQuery>;

/** A page of the list: what comes after where another ended, and how many came before. */
export type ListQuery = SubmissionQuery & {
  after?: string | undefined;
  seen?: string | undefined;
};

export function readSubmissionQuery({ searchParams }: URL): SubmissionQuery {
  return submissionQuery.parse(Object.fromEntries(searchParams));
}

/** The query as part of a URL, with a leading question mark; empty without conditions. */
export function queryString(query: ListQuery): string {
  const given = Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : []));
  return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}
