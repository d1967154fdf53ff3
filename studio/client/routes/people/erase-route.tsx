import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";

import { count } from "#content/count.ts";
import { EMAIL_ADDRESS } from "#forms/validate.ts";
import { Button } from "#app/ui/button/button.tsx";

import type { PersonPreview } from "#studio/server/submissions/stored-submissions.ts";
import { BackLink } from "../../shell/back-link.tsx";
import { LabelledField } from "../../shell/labelled-field.tsx";
import { formWords } from "../../shell/people/people-texts.ts";
import { Notice } from "../../shell/notice.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { studioContext } from "../../studio-context.ts";

const BUSY =
  "Something is reading the database (a backup, perhaps), and keeps a copy until it has finished. The site wipes that within an hour.";
const MORE = "Something else came from this address meanwhile: see below.";

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
  const isMore = (await stored.findPerson(email)).submissions.length > 0;
  const says = `Deleted ${count(submissions, "submission")} of ${email}.`;
  return { says: [says, isBusy && BUSY, isMore && MORE].filter(Boolean).join(" ") };
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
  const error =
    email !== "" && !preview
      ? "Write one whole e-mail address, such as mina@example.com."
      : undefined;
  const isGone = done !== undefined && preview?.submissions.length === 0;
  return (
    <>
      <BackLink to="/people">People</BackLink>
      <PageHeading
        title="Delete someone’s data"
        introduction="Finds everything that was sent with an e-mail address, however it is written. Nothing is deleted before you have seen what it is."
      />
      <Notice>{done?.says}</Notice>
      <Form key={email} action="/people/erase" className="panel mb-6">
        <LabelledField
          label="The person’s e-mail address"
          note={error}
          isWrong={error !== undefined}
        >
          {(control) => (
            <input {...control} type="email" name="email" autoComplete="off" defaultValue={email} />
          )}
        </LabelledField>
        <div className="mt-4">
          <Button type="submit" variant="secondary">
            Show what is stored
          </Button>
        </div>
      </Form>
      {preview && !isGone && <ErasePreview email={email} preview={preview} />}
    </>
  );
}

/** What would be deleted, with the button that deletes it. */
function ErasePreview({ email, preview }: { email: string; preview: PersonPreview }) {
  const { name, submissions, inboxFiles } = preview;
  if (submissions.length === 0) return <p role="status">Nothing is stored about {email}.</p>;
  return (
    <section className="panel">
      <h2 className="text-subtitle">Stored about {email}</h2>
      <ul className="mt-3 list-disc pl-5">
        {submissions.map(({ id, form, reference, received, mails }) => (
          <li key={id} className="mt-1">
            <Link to={`/people/${id}`} className="inline-link">
              {formWords[form]} {reference}
            </Link>
            {", "}
            <time dateTime={received.iso}>{received.label}</time>, {count(mails, "mail")}
          </li>
        ))}
      </ul>
      {inboxFiles > 0 && (
        <p className="mt-3">
          {count(inboxFiles, "mail")} in the inbox on this machine{" "}
          {inboxFiles === 1 ? "goes" : "go"}, too.
        </p>
      )}
      <p className="mt-3 text-muted-foreground">
        The mails are also in your mailbox: delete them there as well. Backups keep a copy until
        they are deleted.
      </p>
      <Form
        method="post"
        action={`/people/erase?${new URLSearchParams({ email })}`}
        className="mt-5"
      >
        {submissions.map(({ id }) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <button
          type="submit"
          className="button cursor-pointer border-2 border-error text-error hover:bg-error hover:text-background"
        >
          Delete {name ? `${name}’s data` : "these data"} for good
        </button>
      </Form>
    </section>
  );
}
