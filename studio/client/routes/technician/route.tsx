import { type LoaderFunctionArgs, useLoaderData } from "react-router";

import { usePolling } from "../../shell/use-polling.ts";
import { PageHeading } from "../../shell/page-heading.tsx";
import { studioContext } from "../../studio-context.ts";
import { words } from "../../words.ts";
import { CheckCard } from "./check-card.tsx";

const text = words.health;
/** Milliseconds between two looks at a check whose result is still to come. */
const PAUSE = 500;

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(studioContext).health();
}

export default function HealthPage() {
  const checks = useLoaderData<typeof loader>();
  usePolling(
    checks.some(({ isPending }) => isPending),
    PAUSE,
  );
  const urgent = checks.filter(({ state }) => state === "attention");
  const others = checks
    .filter(({ state }) => state !== "attention")
    .toSorted((a, b) => Number(a.state === "good") - Number(b.state === "good"));
  return (
    <>
      <PageHeading title={text.title} introduction={text.introduction} />
      <section className="mb-10">
        <h2 className="mb-4 text-subtitle">{text.attention}</h2>
        {urgent.length === 0 && <p>{text.nothing}</p>}
        <ul className="grid gap-4 md:grid-cols-2">
          {urgent.map((check) => (
            <CheckCard key={check.title} check={check} />
          ))}
        </ul>
      </section>
      <section>
        <h2 className="mb-4 text-subtitle">{text.others}</h2>
        <ul className="grid gap-4 md:grid-cols-2">
          {others.map((check) => (
            <CheckCard key={check.title} check={check} />
          ))}
        </ul>
      </section>
    </>
  );
}
