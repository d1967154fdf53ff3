import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";

import { Button } from "#app/ui/button/button.tsx";

import { addressOf, readSubmissionQuery } from "../../../contract/submission-query.ts";
import { BackLink } from "../../shell/back-link.tsx";
import { Notice } from "../../shell/notice.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { studioContext } from "../../studio-context.ts";
import { peopleWords } from "./people-words.ts";

const text = peopleWords.done;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readSubmissionQuery(new URL(request.url));
  const counted = await context.get(studioContext).submissions.countNew(query);
  return { search: addressOf(query), ...counted };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const until = (await request.formData()).get("until");
  if (typeof until !== "string" || Number.isNaN(Date.parse(until))) throw data("", { status: 400 });
  const query = readSubmissionQuery(new URL(request.url));
  return text.done(await context.get(studioContext).submissions.markAnswered(query, until));
}

/** Asks before all new submissions of a list are marked as answered. */
export default function Done() {
  const { search, count, until } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  return (
    <>
      <BackLink to={`/people${search}`}>{peopleWords.title}</BackLink>
      <PageHeading title={text.title} introduction={text.introduction} />
      <Notice>{done}</Notice>
      {count === 0 ? (
        !done && <p role="status">{text.nothing}</p>
      ) : (
        <Form method="post" action={`/people/done${search}`} className="panel max-w-prose">
          <p>{text.question(count)}</p>
          <input type="hidden" name="until" value={until} />
          <p className="mt-4 flex flex-wrap items-center gap-4">
            <Button type="submit" variant="secondary">
              {text.confirm(count)}
            </Button>
            <Link to={`/people${search}`} className="inline-link">
              {text.cancel}
            </Link>
          </p>
        </Form>
      )}
    </>
  );
}
