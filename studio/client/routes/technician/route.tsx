import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";

import { count } from "#content/count.ts";
import { buttonClass } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

import type { Check } from "#server/admin/health/check.ts";
import { CopyTextButton } from "../../shell/copy-text-button.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { Panel } from "../../shell/panel.tsx";
import { useSchoolName } from "../../shell/frame/frame-data.ts";
import { useChecks } from "../../shell/use-checks.ts";
import { StudioIcon, type StudioIconName } from "../../shell/studio-icon.tsx";
import { studioContext } from "../../studio-context.ts";
import { reportText, stateWords, TO_DO } from "./report-text.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(studioContext).machine();
}

/** The website's health in detail, and where everything is. */
export default function Technician() {
  const { facts, now } = useLoaderData<typeof loader>();
  const school = useSchoolName();
  const checks = useChecks();
  const ordered = states.flatMap((state) => (checks ?? []).filter((one) => one.state === state));
  const urgent = ordered.filter(({ state }) => state === "attention").length;
  const good = ordered.filter(({ state }) => state === "good");
  const report = reportText(`${school}, the website on ${now}`, ordered, facts);
  return (
    <>
      <PageHeading
        title="For your technician"
        introduction={
          urgent > 0
            ? `${count(urgent, "thing")} ${urgent === 1 ? "needs" : "need"} your technician.`
            : "You need none of this. Send it to your technician if something does not work."
        }
      />
      {checks ? (
        <>
          <p className="flex flex-wrap gap-2">
            <a
              href={`https://wa.me/?text=${encodeURIComponent(report)}`}
              target="_blank"
              className={`${buttonClass("primary")} gap-2`}
            >
              <Icon name="whatsapp" className="size-5" />
              Send by WhatsApp
            </a>
            <CopyTextButton
              text={report}
              label="Copy for your technician"
              done="Copied: paste it into a mail"
            />
          </p>
          {(["attention", "unknown"] as const).map((state) => {
            const rows = checks.filter((check) => check.state === state);
            return (
              rows.length > 0 && (
                <Panel key={state} icon={icons[state]} heading={stateWords[state]} className="mt-5">
                  <CheckRows checks={rows} />
                </Panel>
              )
            );
          })}
          {good.length > 0 && (
            <Folded
              icon="check"
              heading={`${count(good.length, "check is", "checks are")} in order`}
            >
              <CheckRows checks={good} />
            </Folded>
          )}
        </>
      ) : (
        <p role="status">The website is being looked at …</p>
      )}
      <Folded icon="technician" heading="Where everything is">
        <dl className="rows mt-3">
          {facts.map(({ label, value }) => (
            <div key={label} className="fact max-sm:grid-cols-1">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Folded>
    </>
  );
}

const states = ["attention", "unknown", "good"] as const;
const icons = { attention: "alert", unknown: "help", good: "check" } as const;

interface FoldedProps {
  icon: StudioIconName;
  heading: string;
  children: React.ReactNode;
}

/** A panel of which only its heading is seen until it is opened. */
function Folded({ icon, heading, children }: FoldedProps) {
  return (
    <details className="panel group mt-5">
      <summary className="flex min-h-9 cursor-pointer items-center gap-3 text-subtitle font-semibold">
        <StudioIcon name={icon} className="round-icon" />
        {heading}
        <StudioIcon name="down" className="ml-auto size-5 text-link group-open:rotate-180" />
      </summary>
      {children}
    </details>
  );
}

function CheckRows({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className="rows mt-3">
      {checks.map((check) => (
        <CheckRow key={check.title} check={check} />
      ))}
    </ul>
  );
}

/** One part of the website’s health: what was found, and what to do. */
function CheckRow({ check }: { check: Check }) {
  const { title, state, says, todo, link, details } = check;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-3">
      <StudioIcon
        name={icons[state]}
        className={`mt-0.5 size-5 ${state === "attention" ? "text-error" : "text-link"}`}
      />
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
              {TO_DO}
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
