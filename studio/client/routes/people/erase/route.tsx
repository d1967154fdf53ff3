import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";

import { EMAIL_ADDRESS } from "#forms/validate.ts";
import { Button } from "#app/ui/button/button.tsx";

import { OptionalField } from "../../../shell/optional-field.tsx";
import { Notice } from "../../../shell/notice.tsx";
import { PageHeading } from "../../../shell/page-heading.tsx";
import { studioContext } from "../../../studio-context.ts";
import { words } from "../../../words.ts";
import { ErasePreview } from "./erase-preview.tsx";

const text = words.erase;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const email = new URL(request.url).searchParams.get("email")?.trim() ?? "";
  // A part of an address would match other people's submissions.
  const isAddress = EMAIL_ADDRESS.test(email);
  const preview = isAddress
    ? await context.get(studioContext).submissions.findPerson(email)
    : undefined;
  return { email, preview };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const email = (await request.formData()).get("email");
  if (typeof email !== "string" || !EMAIL_ADDRESS.test(email)) throw data("", { status: 400 });
  const { submissions, isBusy } = await context.get(studioContext).submissions.erasePerson(email);
  return `${text.done(submissions, email)} ${isBusy ? text.busy : ""}`.trim();
}

export default function Erase() {
  const { email, preview } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const error = email !== "" && !preview ? text.wrongEmail : undefined;
  return (
    <>
      <PageHeading title={text.title} introduction={text.introduction} />
      <Notice>{done}</Notice>
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
      {preview && !done && <ErasePreview email={email} preview={preview} />}
    </>
  );
}
