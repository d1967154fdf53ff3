import { mailServiceText as words } from "#content/mail/mail-service.ts";
import { type FormName, formNames, LONGEST_TEXT } from "#forms/contract.ts";
import { type Context, Hono } from "hono";
import * as z from "zod";

import { subjects } from "#forms/check-form.ts";
import { isBlank } from "#forms/validate.ts";
import type { AcceptSubmission } from "../submissions/accept-submission.ts";
import type { LimitBodies } from "./body-slots.ts";

const JSON_IN_UTF_8 = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i;

const requestSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** The form's name; if a client leaves it out, the subject identifies the form. */
  form: z.enum(formNames).optional(),
  fields: z.record(z.string(), z.string()).optional(),
});

type MailRequest = z.output<typeof requestSchema>;

type RefusalStatus = 400 | 403 | 405 | 409 | 413 | 415 | 422 | 429 | 503;

function refuse(c: Context, status: RefusalStatus, error: string) {
  return c.json({ error }, status);
}

/**
 * `POST /api/mail/send`: accepts a visitor's mail to the school (specification, section 7).
 * Every response is JSON; an error is one sentence for the visitor.
 */
export function createMailService(
  acceptSubmission: AcceptSubmission,
  clientAddress: (c: Context) => string,
  limitBodies: LimitBodies,
  isSchoolEmail: (address: string) => boolean,
): Hono {
  const app = new Hono();

  app.post(
    "/",
    async (c, next) => {
      const type = c.req.header("Content-Type") ?? "";
      if (!JSON_IN_UTF_8.test(type)) return refuse(c, 415, words.wrongType);
      return next();
    },
    limitBodies((c, status) => refuse(c, status, status === 413 ? words.tooLarge : words.busy)),
    async (c) => {
      const json = await readJson(c);
      if (json === undefined) return refuse(c, 400, words.notJson);
      const parsed = requestSchema.safeParse(json);
      if (!parsed.success) return refuse(c, 400, words.wrongShape);
      const key = c.req.header("Idempotency-Key");
      if (key !== undefined && !/^[\x21-\x7e]{1,200}$/.test(key)) {
        return refuse(c, 400, words.badKey);
      }

      const form = identifyForm(parsed.data, isSchoolEmail);
      if ("error" in form) return refuse(c, form.status, form.error);

      const { fields, text } = parsed.data;
      const outcome = await acceptSubmission(
        { form: form.name, key: key && `sent:${key}`, ...(fields ? { fields } : { text }) },
        clientAddress(c),
      );
      if (outcome.accepted) {
        const { id, receivedAt, reference } = outcome;
        return c.json({ id, receivedAt, reference }, 202);
      }
      const { status, error } = outcome;
      if (status === 429) c.header("Retry-After", String(outcome.retryAfterSeconds));
      if (status === 422) return c.json({ error, problems: outcome.problems }, status);
      return refuse(c, status, error);
    },
  );

  app.all("/", (c) => {
    c.header("Allow", "POST");
    return refuse(c, 405, words.wrongMethod);
  });

  return app;
}

async function readJson(c: Context): Promise<unknown> {
  try {
    // `fatal`: invalid UTF-8 must not reach the school as replacement characters.
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(await c.req.arrayBuffer()));
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Identifies the form of a request, or returns why the request is refused. */
function identifyForm(
  { to, subject, text, form }: MailRequest,
  isSchoolEmail: (address: string) => boolean,
): { name: FormName } | { status: 403 | 422; error: string } {
  if (!isSchoolEmail(to)) return { status: 403, error: words.wrongRecipient };
  const name = form ?? formNames.find((known) => subjects[known] === subject);
  if (!name || subjects[name] !== subject) return { status: 422, error: words.unknownSubject };
  if (isBlank(text)) return { status: 422, error: words.emptyText };
  if (text.length > LONGEST_TEXT) return { status: 422, error: words.tooLong };
  return { name };
}
