import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";

import { count as countOf } from "#content/count.ts";
import { Button } from "#app/ui/button/button.tsx";

import { queryString, readSubmissionQuery } from "#studio/contract/submission-query.ts";
import { BackLink } from "../../shell/back-link.tsx";
import { Empty } from "../../shell/drawings/empty.tsx";
import { Notice } from "../../shell/notice.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { nameOf } from "../../shell/people/people-texts.ts";
import { sendOnceSignedIn } from "../../shell/signed-out/until-signed-in.ts";
import { studioContext } from "../../studio-context.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readSubmissionQuery(new URL(request.url));
  const counted = await context.get(studioContext).submissions.countNew(query);
  return { search: queryString(query), ...counted };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const until = (await request.formData()).get("until");
  if (typeof until !== "string" || Number.isNaN(Date.parse(until))) throw data("", { status: 400 });
  const query = readSubmissionQuery(new URL(request.url));
  const answered = await context.get(studioContext).submissions.markAnswered(query, until);
  return `${countOf(answered, "submission is", "submissions are")} marked as answered.`;
}

export const clientAction = sendOnceSignedIn();

/** Asks before all new submissions of a list are marked as answered. */
export default function Done() {
  const { search, count, until, rows } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const number = count.toLocaleString("en");
  return (
    <>
      <BackLink to={`/people${search}`}>People</BackLink>
      <PageHeading
        title="Mark as answered"
        introduction="For what you have answered elsewhere, such as in your mailbox or by phone."
      />
      <Notice>{count > 0 && done}</Notice>
      <div role="status">
        {count === 0 && (
          <Empty drawing="hammock" heading={done ?? "None of these is new any more."}>
            <Link to={`/people${search}`} className="small-button">
              Back to People
            </Link>
          </Empty>
        )}
      </div>
      {count > 0 && (
        <Form method="post" action={`/people/done${search}`} className="panel">
          <p>
            {count === 1
              ? "One application or message is new in this list. Have you answered it?"
              : `${number} applications and messages are new in this list. Have you answered them all?`}
          </p>
          <ul className="mt-3 gap-x-8 sm:columns-2 lg:columns-3">
            {rows.map((row) => (
              <li key={row.id} className="truncate">
                <Link to={`/people/${row.id}`} className="hover:underline">
                  {nameOf(row)}
                </Link>
              </li>
            ))}
          </ul>
          {count > rows.length && <p>and {(count - rows.length).toLocaleString("en")} more</p>}
          <p className="mt-3 text-sm text-muted-foreground">
            Nothing is sent. You can set each back to “New” on its page.
          </p>
          <input type="hidden" name="until" value={until} />
          <p className="mt-4 flex flex-wrap items-center gap-4">
            <Button type="submit" variant="secondary">
              {count === 1 ? "Mark it as answered" : `Mark all ${number} as answered`}
            </Button>
            <Link to={`/people${search}`} className="inline-link">
              No, leave them new
            </Link>
          </p>
        </Form>
      )}
    </>
  );
}
