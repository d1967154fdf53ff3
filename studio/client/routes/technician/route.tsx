import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";

import { count } from "#content/count.ts";

import type { Check } from "#server/admin/health/check.ts";
import { CopyTextButton } from "../../shell/copy-text-button.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { Panel } from "../../shell/panel.tsx";
import { useSchoolName } from "../../shell/frame/frame-data.ts";
import { useChecks } from "../../shell/use-checks.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { studioContext } from "../../studio-context.ts";
import { reportText } from "./report-text.ts";
import { SendLinks } from "./send-links.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(studioContext).machine();
}

/** The website's health in the owner's words, and the text with which a technician mends it. */
export default function Technician() {
  const { facts, now } = useLoaderData<typeof loader>();
  const school = useSchoolName();
  const checks = useChecks();
  const urgent = checks?.filter(({ state }) => state === "attention").length ?? 0;
  const report = reportText(`${school}, the website on ${now}`, checks ?? [], facts);
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
          <p className="mb-5 flex flex-wrap gap-2">
            <SendLinks report={report} isLoud />
            <CopyTextButton
              text={report}
              label="Copy for your technician"
              done="Copied: paste it wherever you like"
            />
          </p>
          <div className="panel-columns">
            {groups.map(({ state, ...heading }) => {
              const found = checks.filter((check) => check.state === state);
              return (
                found.length > 0 && (
                  <Panel key={state} {...heading}>
                    <ul className="rows">
                      {found.map((check) => (
                        <CheckRow key={check.title} check={check} />
                      ))}
                    </ul>
                  </Panel>
                )
              );
            })}
          </div>
          <details className="panel group lg:mt-5">
            <summary className="flex min-h-9 cursor-pointer items-center gap-3 text-subtitle font-semibold">
              <StudioIcon name="technician" className="round-icon" />
              What your technician gets
              <StudioIcon name="down" className="ml-auto size-5 text-link group-open:rotate-180" />
            </summary>
            <p className="mt-4 max-w-prose break-words whitespace-pre-line">{report}</p>
          </details>
        </>
      ) : (
        <p role="status">The website is being looked at …</p>
      )}
    </>
  );
}

const groups = [
  { state: "attention", icon: "alert", heading: "Needs your technician" },
  { state: "unknown", icon: "help", heading: "Could not be checked from here" },
  { state: "good", icon: "check", heading: "In order" },
] as const;

/** One part of the website’s health, and what it means for the school if something is wrong. */
function CheckRow({ check: { title, matters, link } }: { check: Check }) {
  return (
    <li className="py-2.5">
      <h3 className="text-base font-medium">{title}</h3>
      <p className="text-muted-foreground empty:hidden">{matters}</p>
      {link && (
        <Link to={link.to} className="inline-link mt-1 inline-block">
          {link.label}
        </Link>
      )}
    </li>
  );
}
