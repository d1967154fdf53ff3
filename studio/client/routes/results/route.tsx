import { type LoaderFunctionArgs, useLoaderData } from "react-router";

import { CopyTextButton } from "../../shell/copy-text-button.tsx";
import { Empty } from "../../shell/drawings/empty.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { Panel } from "../../shell/panel.tsx";
import { studioContext } from "../../studio-context.ts";
import { MonthColumns } from "./month-columns.tsx";
import { Ranking } from "./ranking.tsx";
import { resultsWords as text } from "./results-words.ts";
import { StepBar } from "./step-bar.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(studioContext).numbers();
}

/** What visitors have sent, counted by step, month, country, start date and source. */
export default function Results() {
  const { months, startDates, countries, steps, sources, siteUrl } = useLoaderData<typeof loader>();
  const all = steps.reduce((sum, { submissions }) => sum + submissions, 0);
  const waiting = steps.find(({ step }) => step === "new")?.submissions ?? 0;
  const rankings = [
    { by: "startDate", icon: "courses", rows: startDates },
    { by: "country", icon: "country", rows: countries },
    { by: "source", icon: "link", rows: sources },
  ] as const;
  return (
    <>
      <PageHeading
        title={text.title}
        introduction={all > 0 ? text.meaning(waiting, all) : undefined}
      />
      {all === 0 ? (
        <Empty drawing="bottle" {...text.empty} />
      ) : (
        <>
          <Panel icon="people" heading={text.steps(all)} className="mb-5">
            <StepBar steps={steps} all={all} />
          </Panel>
          <div className="panel-columns mb-5">
            <Panel icon="results" heading={text.months.heading}>
              <MonthColumns months={months} />
            </Panel>
            {rankings.map(
              ({ by, icon, rows }) =>
                rows.length > 0 && (
                  <Panel key={by} icon={icon} heading={text.by[by]}>
                    <Ranking by={by} rows={rows} />
                  </Panel>
                ),
            )}
          </div>
        </>
      )}
      <SourceLinks siteUrl={siteUrl} />
      {all > 0 && <p className="mt-5 text-sm text-muted-foreground">{text.counted}</p>}
    </>
  );
}

/** The website's address for each place where the school hands it out. */
function SourceLinks({ siteUrl }: { siteUrl: string | undefined }) {
  if (!siteUrl) return null;
  const linkFrom = (source: string) => `${siteUrl}/?utm_source=${source}`;
  return (
    <Panel icon="external" heading={text.links.heading}>
      <p className="mb-3 max-w-prose text-muted-foreground">{text.links.text}</p>
      <dl className="rows">
        {Object.entries(text.links.places).map(([source, name]) => (
          <div key={source} className="row flex-wrap gap-x-6 gap-y-0">
            <dt className="w-28 font-medium">{name}</dt>
            <dd className="min-w-0 flex-1 basis-60 break-all">{linkFrom(source)}</dd>
            <dd className="max-sm:-ml-4">
              <CopyTextButton
                text={linkFrom(source)}
                label={text.links.copy}
                done={text.links.copied}
                of={name}
                isQuiet
              />
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
