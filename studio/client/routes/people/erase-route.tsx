import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";

import { EMAIL_ADDRESS } from "#forms/validate.ts";
import { Button } from "#app/ui/button/button.tsx";

import type { PersonPreview } from "../../../server/submissions/stored-submissions.ts";
import { BackLink } from "../../shell/back-link.tsx";
import { OptionalField } from "../../shell/optional-field.tsx";
import { formWords } from "../../shell/people/people-texts.ts";
import { Notice } from "../../shell/notice.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { studioContext } from "../../studio-context.ts";
import { peopleWords } from "./people-words.ts";

const text = peopleWords.erasing;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const email = emailIn(request);
  const preview = isAddress(email)
    ? await context.get(studioContext).submissions.findPerson(email)
    : undefined;
  return { email, preview };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const email = emailIn(request);
  if (!isAddress(email)) throw data("", { status: 400 });
  const ids = (await request.formData()).getAll("id").map(String);
  const stored = context.get(studioContext).submissions;
  const { submissions, isBusy } = await stored.erasePerson(email, ids);
  return `${text.done(submissions, email)} ${isBusy ? text.busy : ""}`.trim();
}

function emailIn({ url }: Request): string {
  return new URL(url).searchParams.get("email")?.trim() ?? "";
}

/** A part of an address would match other people's submissions. */
function isAddress(email: string): boolean {
  return EMAIL_ADDRESS.test(email);
}

export default function Erase() {
  const { email, preview } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const error = email !== "" && !preview ? text.wrongEmail : undefined;
  const isMore = done !== undefined && preview !== undefined && preview.submissions.length > 0;
  return (
    <>
      <BackLink to="/people">{peopleWords.title}</BackLink>
      <PageHeading title={text.title} introduction={text.introduction} />
      <Notice>{isMore ? `${done} ${text.more}` : done}</Notice>
      <Form key={email} action="/people/erase" className="panel mb-6 max-w-prose">
        <OptionalField label={text.email} note={error} isWrong={error !== undefined}>
          {(control) => (
            <input {...control} type="email" name="email" autoComplete="off" defaultValue={email} />
          )}
        </OptionalField>
        <div className="mt-4">
          <Button type="submit" variant="secondary">
            {text.find}
          </Button>
        </div>
      </Form>
      {preview && (!done || isMore) && <ErasePreview email={email} preview={preview} />}
    </>
  );
}

interface PreviewProps {
  email: string;
  preview: PersonPreview;
}

/** What would be erased, with the button that erases it. */
function ErasePreview({ email, preview: { submissions, inboxFiles } }: PreviewProps) {
  if (submissions.length === 0) return <p role="status">{text.nothing(email)}</p>;
  return (
    <section className="panel max-w-prose">
      <h2 className="text-subtitle">{text.found(email)}</h2>
      <ul className="mt-3 list-disc pl-5">
        {submissions.map(({ id, form, reference, received, mails }) => (
          <li key={id} className="mt-1">
            <Link to={`/people/${id}`} className="inline-link">
              {formWords[form]} {reference}
            </Link>
            {", "}
            <time dateTime={received.iso}>{received.label}</time>, {text.mails(mails)}
          </li>
        ))}
      </ul>
      {inboxFiles > 0 && <p className="mt-3">{text.inboxFiles(inboxFiles)}</p>}
      <p className="mt-3 text-muted-foreground">{text.elsewhere}</p>
      <Form
        method="post"
        action={`/people/erase?${new URLSearchParams({ email })}`}
        className="mt-5"
      >
        {submissions.map(({ id }) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <Button type="submit" variant="secondary">
          {text.confirm(submissions.length)}
        </Button>
      </Form>
    </section>
  );
}
