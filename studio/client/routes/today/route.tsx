import { type LoaderFunctionArgs, useLoaderData } from "react-router";

import { PageHeading } from "../../shell/page-heading.tsx";
import { studioContext } from "../../studio-context.ts";
import { todayWords as text } from "./today-words.ts";
import { WaitingPanel } from "./waiting-panel.tsx";

export async function loader({ context }: LoaderFunctionArgs) {
  const { waiting } = await context.get(studioContext).submissions.page({}, {});
  return { waiting };
}

/** What waits for the school. */
export default function Today() {
  const { waiting } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading title={text.title} />
      {waiting.rows.length === 0 && <p>{text.nothing}</p>}
      <WaitingPanel waiting={waiting} />
    </>
  );
}
