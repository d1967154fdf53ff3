import { type LoaderFunctionArgs, useLoaderData } from "react-router";

import { PageHeading } from "../../shell/page-heading.tsx";
import { stepWords } from "../../shell/steps/step-words.ts";
import { studioContext } from "../../studio-context.ts";
import { numberWords as text } from "./number-words.ts";
import { BarTable } from "./bar-table.tsx";
import { SourceLinks } from "./source-links.tsx";
import { WeekChart } from "./week-chart.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(studioContext).numbers();
}

export default function NumbersPage() {
  const { weeks, startDates, countries, steps, sources, siteUrl, waits } =
    useLoaderData<typeof loader>();
  const isEmpty =
    startDates.length === 0 &&
    countries.length === 0 &&
    weeks.every(({ applications, messages }) => applications + messages === 0);
  return (
    <>
      <PageHeading title={text.title} introduction={text.introduction} />
      {isEmpty ? (
        <p>{text.empty}</p>
      ) : (
        <div className="grid gap-6 md:grid-cols-2">
          <section className="panel md:col-span-2">
            <h2 className="text-subtitle">{text.weeks.heading}</h2>
            <WeekChart weeks={weeks} />
          </section>
          {[
            {
              ...text.steps,
              number: text.number.submissions,
              rows: steps.map(({ step, count }) => ({ label: stepWords.steps[step], count })),
            },
            { ...text.sources, number: text.number.all, rows: sources },
            { ...text.startDates, number: text.number.submissions, rows: startDates },
            { ...text.countries, number: text.number.submissions, rows: countries },
          ].map(({ heading, label, number, rows }) => (
            <section key={heading} className="panel">
              <h2 className="text-subtitle">{heading}</h2>
              <BarTable label={label} number={number} rows={rows} />
            </section>
          ))}
          <section className="panel md:col-span-2">
            <h2 className="text-subtitle">{text.waits.heading}</h2>
            <p className="mt-2 text-muted-foreground">{text.waits.introduction(weeks.length)}</p>
            <BarTable
              label={text.waits.label}
              number={text.number.mails}
              rows={waits.map(({ limit, mails }) => ({
                label: text.waits.limits[limit],
                count: mails,
              }))}
            />
          </section>
        </div>
      )}
      <SourceLinks siteUrl={siteUrl} />
    </>
  );
}
