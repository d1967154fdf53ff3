import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useFetcher,
  useLoaderData,
} from "react-router";

import { buttonClass } from "#app/ui/button/button.tsx";

import {
  addressOf,
  readPageQuery,
  readSubmissionQuery,
} from "../../../contract/submission-query.ts";
import { Notice } from "../../shell/notice.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { setStep } from "../../shell/steps/set-step.ts";
import { studioContext } from "../../studio-context.ts";
import { words } from "../../words.ts";
import { Filter } from "./filter.tsx";
import { PageLinks } from "./page-links.tsx";
import { StepLinks } from "./step-links.tsx";
import { STEP_FETCHER, SubmissionList } from "./submission-list.tsx";

const text = words.submissions;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const address = new URL(request.url);
  const query = readSubmissionQuery(address);
  const page = await context.get(studioContext).submissions.page(query, readPageQuery(address));
  return { query, page };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return setStep(context.get(studioContext), await request.formData());
}

export default function Submissions() {
  const { query, page } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const fetcher = useFetcher<typeof action>({ key: STEP_FETCHER });
  const search = addressOf(query);
  return (
    <>
      <PageHeading title={text.title} introduction={text.introduction} />
      {page.isNew ? (
        <section className="panel max-w-prose">
          <h2 className="text-subtitle">{text.empty.heading}</h2>
          <p className="mt-2">{text.empty.text}</p>
        </section>
      ) : (
        <>
          <Notice>{fetcher.data ?? posted}</Notice>
          {/* The key resets the fields when the address changes. */}
          <Filter key={search} query={query} page={page} />
          <StepLinks query={query} steps={page.steps} />
          {page.rows.length === 0 ? <p role="status">{text.none}</p> : <SubmissionList {...page} />}
          <PageLinks query={query} page={page} />
          {query.step === "new" && page.rows.length > 0 && (
            <p className="mt-6">
              <Link to={`/people/done${search}`} className={buttonClass("outline")}>
                {text.allDone}
              </Link>
            </p>
          )}
          <div className="mt-10 grid gap-6 md:grid-cols-2">
            <section className="panel">
              <h2 className="text-subtitle">{text.export.heading}</h2>
              <p className="mt-2 text-muted-foreground">{text.export.text}</p>
              <ul className="mt-3">
                <li>
                  <a href={`/export/submissions.csv${search}`} download className="inline-link">
                    {text.export.csv}
                  </a>
                </li>
                <li className="mt-2">
                  <a href={`/export/submissions.json${search}`} download className="inline-link">
                    {text.export.json}
                  </a>
                </li>
              </ul>
            </section>
            <section className="panel">
              <h2 className="text-subtitle">{text.erase.heading}</h2>
              <p className="mt-2 text-muted-foreground">{text.erase.text}</p>
              <p className="mt-3">
                <a href="/people/erase" className="inline-link">
                  {text.erase.link}
                </a>
              </p>
            </section>
          </div>
        </>
      )}
    </>
  );
}
