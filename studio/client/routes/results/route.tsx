import { type LoaderFunctionArgs, useLoaderData } from "react-router";

import { BarTable } from "./bar-table.tsx";
import { CopyTextButton } from "../../shell/copy-text-button.tsx";
import { Empty } from "../../shell/drawings/empty.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { stepWords } from "../../shell/steps/step-words.ts";
import { studioContext } from "../../studio-context.ts";
import { resultsWords as text } from "./results-words.ts";
import { WeekChart } from "./week-chart.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(studioContext).numbers();
}

/** What visitors have sent, counted by week, step, source, start date and country. */
export default function Results() {
  const { weeks, startDates, countries, steps, sources, siteUrl } = useLoaderData<typeof loader>();
  const isEmpty =
    startDates.length === 0 &&
    countries.length === 0 &&
    weeks.every(({ applications, messages }) => applications + messages === 0);
  const { submissions, all } = text.number;
  const tables = [
    {
      ...text.steps,
      number: submissions,
      rows: steps.map(({ step, count }) => ({ label: stepWords.steps[step], count })),
    },
    { ...text.startDates, number: submissions, rows: startDates },
    { ...text.sources, number: all, rows: sources },
    { ...text.countries, number: submissions, rows: countries },
  ];
  return (
    <>
      <PageHeading title={text.title} introduction={text.introduction} />
      {isEmpty ? (
        <Empty drawing="bottle" {...text.empty} />
      ) : (
        <>
          <section>
            <h2 className="text-subtitle">{text.weeks.heading}</h2>
            <WeekChart weeks={weeks} />
          </section>
          <div className="mt-10 grid gap-x-12 gap-y-10 md:grid-cols-2">
            {tables.map(({ heading, label, number, rows }) => (
              <section key={heading}>
                <h2 className="text-subtitle">{heading}</h2>
                <BarTable label={label} number={number} rows={rows} none={text.none} />
              </section>
            ))}
          </div>
        </>
      )}
      <SourceLinks siteUrl={siteUrl} />
    </>
  );
}

/** The website's address for each place where the school hands it out. */
function SourceLinks({ siteUrl }: { siteUrl: string | undefined }) {
  if (!siteUrl) return null;
  const addressOf = (source: string) => `${siteUrl}/?utm_source=${source}`;
  return (
    <section className="mt-10">
      <h2 className="text-subtitle">{text.links.heading}</h2>
      <p className="mt-2 max-w-prose text-muted-foreground">{text.links.text}</p>
      <dl className="rows mt-3">
        {Object.entries(text.links.places).map(([source, name]) => (
          <div key={source} className="row flex-wrap gap-x-6 gap-y-0">
            <dt className="w-28 font-medium">{name}</dt>
            <dd className="min-w-0 flex-1 basis-60 break-all">{addressOf(source)}</dd>
            <dd>
              <CopyTextButton
                text={addressOf(source)}
                label={text.links.copy}
                done={text.links.copied}
                of={name}
                isQuiet
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
