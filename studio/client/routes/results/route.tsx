import { type LoaderFunctionArgs, useLoaderData } from "react-router";

import { BarTable } from "../../shell/bar-table.tsx";
import { Empty } from "../../shell/drawings/empty.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { stepWords } from "../../shell/steps/step-words.ts";
import { studioContext } from "../../studio-context.ts";
import { resultsWords as text } from "./results-words.ts";
import { SourceLinks } from "./source-links.tsx";
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
