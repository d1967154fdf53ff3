import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useFetcher,
  useLoaderData,
} from "react-router";

import { Notice } from "../../shell/notice.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { setStep } from "../../shell/steps/set-step.ts";
import { studioContext } from "../../studio-context.ts";
import { Bay } from "./bay.tsx";
import { ConcernList } from "./concern-list.tsx";
import { CoursePanel } from "./course-panel.tsx";
import { LaunchList } from "./launch-list.tsx";
import { NoMailNotice } from "./no-mail-notice.tsx";
import { QuestionList } from "./question-list.tsx";
import { todayWords as text } from "./today-words.ts";
import { WaitingList } from "./waiting-list.tsx";
import { WebsitePanel } from "./website-panel.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(studioContext).today();
}

export async function action({ request, context }: ActionFunctionArgs) {
  return setStep(context.get(studioContext), await request.formData());
}

/** What the school's day begins with. */
export default function Today() {
  const { part, moment, waiting, course, canMail, concerns, launch } =
    useLoaderData<typeof loader>();
  const fetcher = useFetcher<typeof action>();
  return (
    <>
      <Bay part={part} />
      <div className="mt-5">
        <PageHeading title={text.greetings[part]} documentTitle={text.title}>
          <p className="text-muted-foreground">{moment}</p>
        </PageHeading>
      </div>
      {!canMail && <NoMailNotice />}
      <Notice>{fetcher.data}</Notice>
      <ConcernList concerns={concerns} />
      <div className="grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <WaitingList waiting={waiting} fetcher={fetcher} />
        <div className="grid content-start gap-8 max-xl:sm:grid-cols-2 xl:col-start-2 xl:row-span-2 xl:row-start-1">
          <CoursePanel course={course} />
          <WebsitePanel />
        </div>
        <div className="grid content-start gap-10">
          <LaunchList launch={launch} />
          <QuestionList launch={launch} />
        </div>
      </div>
    </>
  );
}
