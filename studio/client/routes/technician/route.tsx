import { Link } from "react-router";

import { count } from "#content/count.ts";

import type { Check } from "#server/admin/health/check.ts";
import { CopyTextButton } from "../../shell/copy-text-button.tsx";
import { Drawing } from "../../shell/drawings/empty.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { Panel } from "../../shell/panel.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { useHealth } from "../../shell/use-health.ts";
import { SendLinks } from "./send-links.tsx";

/** The website's health in the owner's words, and the text with which a technician mends it. */
export default function Technician() {
  const health = useHealth();
  const at = (state: Check["state"]) => health?.checks.filter((one) => one.state === state) ?? [];
  const [wrong, unsure, good] = [at("attention"), at("unknown"), at("good")];
  const isWrong = wrong.length > 0;
  const [subject, ...rest] = health?.report.split("\n") ?? [];
  const headings = rest.filter((line) => wrong.some(({ title }) => line.endsWith(`: ${title}`)));
  const state = isWrong
    ? `${count(wrong.length, "thing is", "things are")} wrong`
    : "Nothing is wrong";
  return (
    <>
      <PageHeading
        title="For your technician"
        introduction={
          <span role="status">
            {health ? (
              <>
                <span className="sr-only">{state}.</span> Looked at just now, on {health.moment}.
              </>
            ) : (
              "The website is being looked at …"
            )}
          </span>
        }
      />
      {health && (
        <div className="grid gap-5">
          <Panel
            icon={isWrong ? "alert" : "check"}
            heading={state}
            className={isWrong ? "border-late/40 [&_.round-icon]:text-late" : ""}
          >
            <div className="grid gap-x-8 gap-y-3 lg:grid-cols-[minmax(0,1fr)_18rem] lg:grid-rows-[auto_1fr]">
              {isWrong ? (
                <Checks checks={wrong} />
              ) : (
                <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
                  <Drawing drawing="hammock" />
                  <p className="max-w-prose flex-1 basis-60">
                    The hammock is yours. Does something not work all the same? Send what the
                    website says about itself.
                  </p>
                </div>
              )}
              <div className="grid content-start gap-2 lg:row-span-2">
                <SendLinks report={health.report} isUrgent={isWrong} />
                <CopyTextButton
                  text={health.report}
                  label="Copy"
                  done="Copied: paste it wherever you like"
                />
                <p className="text-sm text-muted-foreground">
                  WhatsApp asks you to whom. No password is in it, and nothing that people sent.
                </p>
              </div>
              <div className="max-w-prose text-sm break-words whitespace-pre-line">
                <h3 className="mb-1 text-base font-medium">What is sent</h3>
                <p className="max-w-max rounded-xl rounded-bl-none border border-border p-3">
                  {[subject, ...headings, "…"].join("\n")}
                </p>
                <details className="-mb-2">
                  <summary className="quiet-button -ml-4">
                    All of it
                    <StudioIcon name="down" />
                  </summary>
                  <p>{health.report}</p>
                </details>
              </div>
            </div>
          </Panel>
          {unsure.length > 0 && (
            <Panel icon="help" heading="Could not be checked from here">
              <Checks checks={unsure} />
            </Panel>
          )}
          {good.length > 0 && (
            <Panel
              icon="check"
              heading={`${count(good.length, "thing is", "things are")} in order`}
            >
              <details open={!isWrong}>
                <summary className="quiet-button -ml-4">
                  Show them
                  <StudioIcon name="down" />
                </summary>
                <Checks checks={good} className="sm:grid-cols-2" />
              </details>
            </Panel>
          )}
        </div>
      )}
    </>
  );
}

/** Parts of the website’s health: the state of each, or what follows from it for the school. */
function Checks({ checks, className = "" }: { checks: readonly Check[]; className?: string }) {
  return (
    <ul className={`grid content-start gap-x-8 ${className}`}>
      {checks.map(({ title, says, matters, link }) => (
        <li key={title} className="border-t border-border py-2.5 leading-snug">
          <h3 className="text-base font-medium">{title}</h3>
          <p className="text-sm text-muted-foreground">{matters ?? says}</p>
          {link && (
            // The website opens beside the studio.
            <Link
              to={link.to}
              target={link.to.startsWith("/") ? undefined : "_blank"}
              className="small-button mt-1"
            >
              {link.label}
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
