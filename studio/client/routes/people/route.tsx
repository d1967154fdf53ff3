import { useState } from "react";
import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  useFetcher,
  useLoaderData,
} from "react-router";

import {
  addressOf,
  readPageQuery,
  readSubmissionQuery,
} from "../../../contract/submission-query.ts";
import { Empty } from "../../shell/drawings/empty.tsx";
import { Notice } from "../../shell/notice.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { setStep } from "../../shell/steps/set-step.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { studioContext } from "../../studio-context.ts";
import { FindForm } from "./find-form.tsx";
import { ListMenu } from "./list-menu.tsx";
import { PageLinks } from "./page-links.tsx";
import { PeopleList, STEP_FETCHER } from "./people-list.tsx";
import { peopleWords as text } from "./people-words.ts";
import { StepTabs } from "./step-tabs.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const address = new URL(request.url);
  const query = readSubmissionQuery(address);
  const page = await context.get(studioContext).submissions.page(query, readPageQuery(address));
  return { query, page };
}

export async function action({ request, context }: ActionFunctionArgs) {
  return setStep(context.get(studioContext), await request.formData());
}

/** Applications and messages, the newest first. */
export default function People() {
  const { query, page } = useLoaderData<typeof loader>();
  const fetcher = useFetcher<typeof action>({ key: STEP_FETCHER });
  const { step, state: _mails, ...conditions } = query;
  const isFiltered = Object.values(conditions).some(Boolean);
  const [isFinding, setIsFinding] = useState(isFiltered);
  const search = addressOf(query);
  if (page.isNew) {
    return (
      <>
        <PageHeading title={text.title} />
        <Empty drawing="bottle" heading={text.empty.heading} text={text.empty.text} />
      </>
    );
  }
  return (
    <>
      <PageHeading title={text.title}>
        <button
          type="button"
          aria-expanded={isFinding}
          className="small-button"
          onClick={() => setIsFinding(!isFinding)}
        >
          <StudioIcon name="search" />
          {text.find.button}
        </button>
        <ListMenu search={search} />
      </PageHeading>
      <Notice>{fetcher.data}</Notice>
      {/* The key resets the fields when the address changes. */}
      {isFinding && <FindForm key={search} query={query} page={page} />}
      <StepTabs query={query} steps={page.steps} />
      <h2 className="sr-only">{text.list}</h2>
      {page.rows.length === 0 ? (
        <p role="status" className="py-8 text-center text-muted-foreground">
          {step === "new" && !isFiltered ? text.nobodyNew : text.none}
        </p>
      ) : (
        <PeopleList rows={page.rows} />
      )}
      <PageLinks query={query} page={page} />
      {step === "new" && page.rows.length > 0 && (
        <p className="mt-6">
          <Link to={`/people/done${search}`} className="small-button">
            {text.allDone}
          </Link>
        </p>
      )}
    </>
  );
}
