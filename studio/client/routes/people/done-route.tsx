import { useState } from "react";
import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";

import { count as countOf } from "#content/count.ts";
import { buttonClass } from "#app/ui/button/button.tsx";

import { queryString, readSubmissionQuery } from "#studio/contract/submission-query.ts";
import { BackLink } from "../../shell/back-link.tsx";
import { Empty } from "../../shell/drawings/empty.tsx";
import { Notice } from "../../shell/notice.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { nameOf, waitOf, wishOf } from "../../shell/people/people-texts.ts";
import { studioContext } from "../../studio-context.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readSubmissionQuery(new URL(request.url));
  const found = await context.get(studioContext).submissions.findNew(query);
  return { search: queryString(query), ...found };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const newest = (await request.formData()).getAll("newest").map(String);
  const answered = await context.get(studioContext).submissions.markAnswered(newest);
  return `${countOf(answered, "person is", "people are")} marked as answered.`;
}

/** Who waits in a list: what those have sent whom she ticks is marked as answered. */
export default function Done() {
  const { search, count, rows } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const ticked = rows.filter(({ id }) => chosen.has(id)).length;
  const isAll = ticked === rows.length;
  return (
    <>
      <BackLink to={`/people${search}`}>People</BackLink>
      <PageHeading
        title="Mark as answered"
        introduction="For whom you have answered elsewhere, such as in your mailbox or by phone. It marks all that somebody has sent, and sends nothing."
      />
      {rows.length === 0 ? (
        <div role="status">
          <Empty drawing="hammock" heading={done ?? "Nobody of these waits any more."}>
            <Link to={`/people${search}`} className="small-button">
              Back to People
            </Link>
          </Empty>
        </div>
      ) : (
        <>
          <Notice>{done}</Notice>
          <Form method="post" action={`/people/done${search}`} className="panel">
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <p>
                {count > rows.length &&
                  `The first ${rows.length} of ${count.toLocaleString("en")}. `}
                Tick everybody who has an answer.
              </p>
              <button
                type="button"
                className="quiet-button -mx-4"
                onClick={() => setChosen(new Set(isAll ? [] : rows.map(({ id }) => id)))}
              >
                {isAll ? "Untick all" : "Tick all"}
              </button>
            </div>
            <ul className="mt-2 gap-x-8 border-t border-border lg:columns-2">
              {rows.map((row) => (
                <li key={row.id} className="break-inside-avoid border-b border-border">
                  <label className="flex min-h-14 cursor-pointer items-center gap-3 py-1.5 hover:bg-muted/40">
                    <input
                      type="checkbox"
                      name="newest"
                      value={row.newest}
                      checked={chosen.has(row.id)}
                      onChange={({ currentTarget: { checked } }) => {
                        const changed = new Set(chosen);
                        if (checked) changed.add(row.id);
                        else changed.delete(row.id);
                        setChosen(changed);
                      }}
                      className="size-6 shrink-0 accent-link"
                    />
                    <span className="min-w-0 flex-1 leading-snug">
                      <span className="block truncate font-heading">{nameOf(row)}</span>
                      <span className="block truncate text-sm text-muted-foreground">
                        {wishOf(row)}
                      </span>
                    </span>
                    <span className="text-sm whitespace-nowrap text-muted-foreground">
                      {waitOf(row.hours)}
                    </span>
                  </label>
                </li>
              ))}
            </ul>
            <p className="sticky bottom-16 -mx-4 -mb-4 rounded-b-xl border-t border-border bg-card p-4 sm:-mx-5 sm:-mb-5 sm:px-5 lg:bottom-0">
              <button
                type="submit"
                disabled={ticked === 0}
                className={`cursor-pointer max-sm:w-full ${buttonClass("secondary")}`}
              >
                {ticked === 0
                  ? "Mark as answered"
                  : `Mark ${isAll && ticked > 1 ? "all " : ""}${ticked} as answered`}
              </button>
            </p>
          </Form>
        </>
      )}
    </>
  );
}
