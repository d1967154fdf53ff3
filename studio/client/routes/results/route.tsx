import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";

import { count } from "#content/count.ts";

import { CopyTextButton } from "../../shell/copy-text-button.tsx";
import { Empty } from "../../shell/drawings/empty.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { shortDay } from "../../shell/people/people-texts.ts";
import { useFrame } from "../../shell/frame/frame-data.ts";
import { Panel } from "../../shell/panel.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { studioContext } from "../../studio-context.ts";
import { CourseRows } from "./course-rows.tsx";
import { MonthColumns } from "./month-columns.tsx";
import { Ranking, type RankingProps } from "./ranking.tsx";
import { Says } from "./says.tsx";
import { StepCounts } from "./step-counts.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(studioContext).numbers();
}

/** What visitors have sent, counted by step, month, country, start date and source. */
export default function Results() {
  const { months, courses, begun, countries, steps, sources } = useLoaderData<typeof loader>();
  const all = steps.reduce((sum, { people }) => sum + people, 0);
  // The first step is that of who is new.
  const [waiting = 0] = steps.map(({ people, again }) => people + again);
  const atBooked = steps.find(({ step }) => step === "booked")?.people ?? 0;
  const [first, second] = countries;
  const [fullest] = courses.toSorted((one, other) => other.booked - one.booked);
  const booked = [...courses, ...begun].reduce((sum, course) => sum + course.booked, 0);
  return (
    <>
      <PageHeading
        title="Results"
        introduction={
          all > 0 && (
            <>
              {meaning(all, waiting, booked)}{" "}
              <Link to={`/people${waiting > 0 ? "?step=new" : ""}`} className="inline-link">
                {waiting > 0 ? "Answer now" : "See everybody"}
              </Link>
            </>
          )
        }
      />
      {all === 0 ? (
        <>
          <Empty
            drawing="bottle"
            heading="Nothing to count yet"
            text="The numbers appear once somebody has written."
          />
          <Sources sources={[]} />
        </>
      ) : (
        <>
          <Panel icon="people" heading="People by step" className="mb-5">
            <Says>
              {atBooked === 0 ? "Nobody" : atBooked} of {count(all, "person", "people")}{" "}
              {atBooked > 1 ? "have" : "has"} a place booked.
            </Says>
            <StepCounts steps={steps} />
          </Panel>
          <div className="grid gap-5 lg:grid-cols-2 lg:[&>:last-child:nth-child(odd)]:col-span-full">
            <Panel icon="results" heading="New people each month">
              <MonthColumns months={months} />
            </Panel>
            {courses.length + begun.length > 0 && (
              <Panel icon="courses" heading="Bookings by course">
                <Says>
                  {fullest && fullest.booked > 0
                    ? `Most are booked for ${shortDay(fullest.answer)}: ${fullest.booked} of ${fullest.submissions} who applied.`
                    : "Nobody is booked yet for a course to come."}
                </Says>
                <CourseRows courses={courses} />
                {begun.length > 0 && (
                  <details className="-mb-2">
                    <summary className="quiet-button mt-1 -ml-4">
                      {count(begun.length, "course that has", "courses that have")} begun
                      <StudioIcon name="down" />
                    </summary>
                    <CourseRows courses={begun} />
                  </details>
                )}
              </Panel>
            )}
            {countries.length > 0 && (
              <Panel icon="country" heading="Applications by country" className="@container">
                <Says>
                  {first &&
                    first.submissions > (second?.submissions ?? 0) &&
                    `Most apply from ${first.label}. `}
                  {count(countries.length, "country", "countries")} so far.
                </Says>
                <Ranking by="country" rows={countries} />
              </Panel>
            )}
            <Sources sources={sources} />
          </div>
          <p className="mt-5 text-sm text-muted-foreground">
            Counted from what visitors have sent. Visitors themselves are not followed.
          </p>
        </>
      )}
    </>
  );
}

function meaning(all: number, waiting: number, booked: number): string {
  const bookings = booked > 0 ? ` ${count(booked, "place is", "places are")} booked.` : "";
  const written = `${count(all, "person has", "people have")} written.${bookings}`;
  if (waiting === 0) return `${written} Everybody has an answer.`;
  return `${written} ${count(waiting, "person waits", "people wait")} for your answer.`;
}

/** By source, as the website's address names it. */
const places = {
  instagram: "Instagram",
  facebook: "Facebook",
  whatsapp: "WhatsApp",
  google: "Google",
  flyer: "Flyer",
};

interface SourcesProps {
  sources: RankingProps["rows"];
}

/** Where people found the school, and a link for each place where it hands one out. */
function Sources({ sources }: SourcesProps) {
  const { siteUrl = "" } = useFrame() ?? {};
  // People elsewhere cannot open the site on this machine.
  const isPublic = siteUrl.startsWith("https://");
  if (sources.length === 0 && !isPublic) return null;
  const linkFrom = (source: string) => `${siteUrl}/?utm_source=${source}`;
  return (
    <Panel icon="link" heading="Where they found you" className="@container">
      {sources.length > 0 && (
        <>
          <Says>The link or the site that brought people, as far as their browsers say it.</Says>
          <Ranking by="source" rows={sources} />
        </>
      )}
      {isPublic && (
        <details open={sources.length === 0} className="-mb-2">
          <summary className="quiet-button mt-1 -ml-4">
            Links to hand out
            <StudioIcon name="down" />
          </summary>
          <p className="mt-1 mb-3 max-w-prose text-muted-foreground">
            Copy the link for the place where you post it. You’ll see here how many people it
            brings.
          </p>
          <ul className="rows border-b-0">
            {Object.entries(places).map(([source, name]) => (
              <li key={source} className="row justify-between">
                <a href={linkFrom(source)} target="_blank" className="hover:underline">
                  {name}
                </a>
                <CopyTextButton
                  text={linkFrom(source)}
                  label="Copy link"
                  done="Copied"
                  of={name}
                  isQuiet
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  );
}
