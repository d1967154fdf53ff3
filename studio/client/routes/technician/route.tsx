import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";

import { buttonClass } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

import type { Check } from "../../../../server/admin/health/check.ts";
import { CopyTextButton } from "../../shell/copy-text-button.tsx";
import { keepPage } from "../../shell/keep-page.ts";
import { PageHeading } from "../../shell/page-heading.tsx";
import { Panel } from "../../shell/panel.tsx";
import { useSchoolName } from "../../shell/frame/frame-data.ts";
import { useChecks } from "../../shell/use-checks.ts";
import { StudioIcon, type StudioIconName } from "../../shell/studio-icon.tsx";
import { studioContext } from "../../studio-context.ts";
import { reportText } from "./report-text.ts";
import { technicianWords as text } from "./technician-words.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(studioContext).machine();
}

export const clientLoader = keepPage();

/** The website's health in detail, and where everything is. */
export default function Technician() {
  const { facts, now } = useLoaderData<typeof loader>();
  const school = useSchoolName();
  const checks = useChecks();
  const ordered = ["attention", "unknown", "good"].flatMap((state) =>
    (checks ?? []).filter((check) => check.state === state),
  );
  const urgent = ordered.filter(({ state }) => state === "attention");
  const others = ordered.filter(({ state }) => state !== "attention");
  const report = reportText(text.subject(school, now), ordered, facts);
  return (
    <>
      <PageHeading
        title={text.title}
        introduction={text.introduction[urgent.length > 0 ? "attention" : "good"]}
      />
      {checks ? (
        <>
          <p className="flex flex-wrap gap-2">
            <a
              href={`https://wa.me/?text=${encodeURIComponent(report)}`}
              target="_blank"
              rel="noreferrer"
              className={`${buttonClass("primary")} gap-2`}
            >
              <Icon name="whatsapp" className="size-5" />
              {text.send}
            </a>
            <CopyTextButton text={report} label={text.copy} done={text.copied} />
          </p>
          <Checks icon="alert" heading={text.attention} checks={urgent} />
          <Checks icon="check" heading={text.others} checks={others} />
        </>
      ) : (
        <p role="status">{text.looking}</p>
      )}
      <Panel icon="technician" heading={text.machine} className="mt-5">
        <dl className="rows">
          {facts.map(({ label, value }) => (
            <div key={label} className="fact">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </>
  );
}

interface ChecksProps {
  icon: StudioIconName;
  heading: string;
  checks: readonly Check[];
}

function Checks({ icon, heading, checks }: ChecksProps) {
  return (
    <Panel icon={icon} heading={heading} className="mt-5">
      {checks.length === 0 && <p>{text.nothing}</p>}
      <ul className="rows">
        {checks.map((check) => (
          <CheckRow key={check.title} check={check} />
        ))}
      </ul>
    </Panel>
  );
}

const marks = {
  good: { icon: "check", colour: "text-link" },
  attention: { icon: "alert", colour: "text-error" },
  unknown: { icon: "help", colour: "text-muted-foreground" },
} as const;

/** One part of the website’s health: what was found, and what to do. */
function CheckRow({ check }: { check: Check }) {
  const { title, state, says, todo, link, details } = check;
  const { icon, colour } = marks[state];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-4">
      <span className={`pt-0.5 ${colour}`}>
        <StudioIcon name={icon} />
        <span className="sr-only">{text.states[state]}</span>
      </span>
      <div>
        <h3 className="text-base">{title}</h3>
        <p className="text-muted-foreground">{says}</p>
        {details && (
          <ul className="mt-2 list-disc pl-5 text-sm">
            {details.map((detail) => (
              <li key={detail} className="mt-1 break-words">
                {detail}
              </li>
            ))}
          </ul>
        )}
        {todo && (
          <details className="mt-1">
            <summary className="inline-flex min-h-8 cursor-pointer items-center gap-1 font-medium text-link">
              {text.todo}
              <StudioIcon name="down" className="size-4" />
            </summary>
            <p className="max-w-prose">{todo}</p>
          </details>
        )}
        {link && (
          <p className="mt-2">
            <Link to={link.to} className="inline-link">
              {link.label}
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}
