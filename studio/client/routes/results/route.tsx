import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";

import type { Step } from "#forms/steps.ts";

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
  const at = (wanted: Step) => steps.find(({ step }) => step === wanted)?.submissions ?? 0;
  const figures: FiguresProps["figures"] = [
    { label: text.received, number: steps.reduce((sum, { submissions }) => sum + submissions, 0) },
    { label: text.waiting(at("new")), number: at("new"), step: "new" },
    { label: text.offered, number: at("offered"), step: "offered" },
    { label: text.booked, number: at("booked"), step: "booked" },
  ];
  const isEmpty = months.length + startDates.length + countries.length === 0;
  return (
    <>
      <PageHeading title={text.title} introduction={isEmpty ? undefined : text.introduction} />
      {isEmpty ? (
        <Empty drawing="bottle" {...text.empty} />
      ) : (
        <>
          <Figures figures={figures} />
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
        </>
      )}
      <SourceLinks siteUrl={siteUrl} />
    </>
  );
}

interface FiguresProps {
  /** What is counted, and the step whose list of people is counted. */
  figures: readonly { label: string; number: number; step?: Step }[];
}

/** The numbers that matter most, large. */
function Figures({ figures }: FiguresProps) {
  return (
    <dl className="mb-10 grid grid-cols-2 gap-x-6 gap-y-4 border-y border-border py-5 sm:grid-cols-4">
      {figures.map(({ label, number, step }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="text-muted-foreground">{label}</dt>
          <dd className="font-heading text-title tabular-nums">
            {step ? (
              <Link to={`/people${addressOf({ step })}`} aria-label={`${number} ${label}`}>
                {number}
              </Link>
            ) : (
              number
            )}
          </dd>
        </div>
      ))}
    </dl>
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
