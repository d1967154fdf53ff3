import { Link, useRevalidator } from "react-router";

import { count } from "#content/count.ts";

import type { Check } from "#server/admin/health/check.ts";
import { Drawing } from "../../shell/drawings/empty.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { Panel } from "../../shell/panel.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { useHealth } from "../../shell/use-health.ts";
import { SendReport } from "./send-report.tsx";

/** The website's health in the owner's words, and the text with which a technician mends it. */
export default function Technician() {
  const health = useHealth();
  const { state: reading, revalidate } = useRevalidator();
  const at = (state: Check["state"]) => health?.checks.filter((one) => one.state === state) ?? [];
  const [wrong, unsure, good] = [at("attention"), at("unknown"), at("good")];
  const isWrong = wrong.length > 0;
  const state = isWrong
    ? `${count(wrong.length, "thing is", "things are")} wrong`
    : "Nothing is wrong";
  return (
    <>
      <PageHeading
        title="For your technician"
        introduction={
          <>
            <span role="status">
              {health && reading === "idle" ? (
                <>
                  <span className="sr-only">{state}.</span> Looked at just now, on {health.moment}.
                </>
              ) : (
                "The website is being looked at …"
              )}
            </span>{" "}
            {health && (
              <button
                type="button"
                className="inline-link cursor-pointer"
                onClick={() => void revalidate()}
              >
                Check again
              </button>
            )}
          </>
        }
      />
      {health && (
        <div className="grid gap-5">
          <Panel
            icon={isWrong ? "alert" : "check"}
            heading={state}
            className={isWrong ? "border-late/40 [&_.round-icon]:text-late" : ""}
          >
            {isWrong ? (
              <Checks checks={wrong} />
            ) : (
              <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
                <Drawing drawing="hammock" />
                <p className="max-w-prose flex-1 basis-60">
                  The hammock is yours. Does something not work all the same? Send what the website
                  says about itself.
                </p>
              </div>
            )}
            <SendReport report={health.report} isUrgent={isWrong} />
          </Panel>
          {unsure.length > 0 && (
            <Panel icon="help" heading="Could not be checked from here">
              <Checks checks={unsure} />
            </Panel>
          )}
          {good.length > 0 && (
            <details open={!isWrong} className="panel">
              <summary className="panel-heading cursor-pointer in-[details:not([open])]:mb-0">
                <StudioIcon name="check" className="round-icon" />
                <h2>{count(good.length, "thing is", "things are")} in order</h2>
                <StudioIcon name="down" className="ml-auto size-5 text-link" />
              </summary>
              <Checks checks={good} />
            </details>
          )}
        </div>
      )}
    </>
  );
}

/** Parts of the website’s health: the state of each, or what follows from it for the school. */
function Checks({ checks }: { checks: readonly Check[] }) {
  return (
    <ul className="rows">
      {checks.map(({ title, says, matters, link }) => (
        <li
          key={title}
          className="items-baseline gap-x-6 py-3 leading-snug sm:grid sm:grid-cols-[13rem_minmax(0,1fr)_auto]"
        >
          <h3 className="text-base font-medium">{title}</h3>
          <p className="text-muted-foreground">{matters ?? says}</p>
          {link && (
            // The website opens beside the studio.
            <Link
              to={link.to}
              target={link.to.startsWith("/") ? undefined : "_blank"}
              className="inline-link text-sm max-sm:mt-1 max-sm:inline-block"
            >
              {link.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
