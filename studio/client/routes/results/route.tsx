import { type LoaderFunctionArgs, useLoaderData } from "react-router";

import { addressOf } from "../../../contract/submission-query.ts";
import { CopyTextButton } from "../../shell/copy-text-button.tsx";
import { Empty } from "../../shell/drawings/empty.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { stepWords } from "../../shell/steps/step-words.ts";
import { studioContext } from "../../studio-context.ts";
import { BarTable } from "./bar-table.tsx";
import { resultsWords as text } from "./results-words.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(studioContext).numbers();
}

/** What visitors have sent, counted by month, step, start date, source and country. */
export default function Results() {
  const { months, startDates, countries, steps, sources, siteUrl } = useLoaderData<typeof loader>();
  const numbers = [text.number];
  const counted = (
    rows: readonly { answer: string; label?: string; submissions: number }[],
    name: "startDate" | "country" | "source",
  ) =>
    rows.map(({ answer, label = answer, submissions }) => ({
      label,
      to: `/people${addressOf({ [name]: answer })}`,
      counts: [submissions],
    }));
  const tables = [
    {
      ...text.steps,
      numbers,
      rows: steps.map(({ step, submissions }) => ({
        label: stepWords.steps[step],
        to: `/people${addressOf({ step })}`,
        counts: [submissions],
      })),
    },
    {
      ...text.months,
      numbers: [text.applications, text.messages],
      rows: months.map(({ month, application, contact }) => ({
        label: month,
        counts: [application, contact],
      })),
    },
    { ...text.startDates, numbers, rows: counted(startDates, "startDate") },
    { ...text.countries, numbers, rows: counted(countries, "country") },
    { ...text.sources, numbers, rows: counted(sources, "source") },
  ];
  const at = (wanted: string) => steps.find(({ step }) => step === wanted)?.submissions ?? 0;
  const all = steps.reduce((sum, { submissions }) => sum + submissions, 0);
  const isEmpty = months.length + startDates.length + countries.length === 0;
  return (
    <>
      <PageHeading
        title={text.title}
        introduction={isEmpty ? undefined : text.sum(all, at("new"), at("booked"))}
      />
      {isEmpty ? (
        <Empty drawing="bottle" {...text.empty} />
      ) : (
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-2">
          {tables
            .filter(({ rows }) => rows.length > 0)
            .map(({ heading, ...table }) => (
              <section key={heading}>
                <h2 className="text-subtitle">{heading}</h2>
                <BarTable {...table} />
              </section>
            ))}
        </div>
      )}
      <p className="mt-6 max-w-prose text-sm text-muted-foreground">{text.introduction}</p>
      <SourceLinks siteUrl={siteUrl} />
    </>
  );
}

/** The website's address for each place where the school hands it out. */
function SourceLinks({ siteUrl }: { siteUrl: string | undefined }) {
  if (!siteUrl) return null;
  const linkFrom = (source: string) => `${siteUrl}/?utm_source=${source}`;
  return (
    <section className="mt-10">
      <h2 className="text-subtitle">{text.links.heading}</h2>
      <p className="mt-2 max-w-prose text-muted-foreground">{text.links.text}</p>
      <dl className="rows mt-3">
        {Object.entries(text.links.places).map(([source, name]) => (
          <div key={source} className="row flex-wrap gap-x-6 gap-y-0">
            <dt className="w-28 font-medium">{name}</dt>
            <dd className="min-w-0 flex-1 basis-60 break-all">{linkFrom(source)}</dd>
            <dd>
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
    </section>
  );
}
