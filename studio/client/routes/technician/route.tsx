import { count } from "#content/count.ts";

import type { Check } from "#server/admin/health/check.ts";
import { CopyTextButton } from "../../shell/copy-text-button.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { useHealth } from "../../shell/use-health.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { CheckLink } from "./check-link.tsx";
import { SendLinks } from "./send-links.tsx";

/** The website's health in the owner's words, and the text with which a technician mends it. */
export default function Technician() {
  const health = useHealth();
  const urgent = health?.checks.filter(({ state }) => state === "attention").length ?? 0;
  return (
    <>
      <PageHeading
        title="For your technician"
        introduction={
          <span role="status">
            {health
              ? `${urgent > 0 ? `${count(urgent, "thing needs", "things need")} your technician.` : "Nothing is wrong."} Looked at just now, on ${health.moment}.`
              : "The website is being looked at …"}
          </span>
        }
      />
      {health && (
        <>
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <section className="panel lg:order-last">
              <h2 className="panel-heading">Tell your technician</h2>
              <p className="grid gap-2">
                <SendLinks report={health.report} />
                <CopyTextButton
                  text={health.report}
                  label="Copy for your technician"
                  done="Copied: paste it wherever you like"
                />
              </p>
              <p className="mt-3 text-sm text-muted-foreground">
                WhatsApp asks you to whom. No password is in it, and nothing that people sent.
              </p>
            </section>
            <div className="grid gap-5">
              {groups.map(({ state, heading }) => {
                const found = health.checks.filter((check) => check.state === state);
                return (
                  found.length > 0 && (
                    <Folding
                      key={state}
                      heading={heading(found.length)}
                      state={state}
                      isOpen={state !== "good" || found.length === health.checks.length}
                    >
                      <ul className="rows mt-4 -mb-3 border-b-0">
                        {found.map((check) => (
                          <CheckRow key={check.title} check={check} />
                        ))}
                      </ul>
                    </Folding>
                  )
                );
              })}
              <Folding heading="What your technician gets">
                <p className="mt-4 max-w-prose break-words whitespace-pre-line">{health.report}</p>
              </Folding>
            </div>
          </div>
        </>
      )}
    </>
  );
}

const groups = [
  { state: "attention", heading: () => "Needs your technician" },
  { state: "unknown", heading: () => "Could not be checked from here" },
  {
    state: "good",
    heading: (number: number) => `${count(number, "thing is", "things are")} in order`,
  },
] as const;

interface FoldingProps {
  heading: string;
  state?: Check["state"];
  isOpen?: boolean;
  children: React.ReactNode;
}

/** A part of the page that folds to its heading. */
function Folding({ heading, state, isOpen = false, children }: FoldingProps) {
  return (
    <details
      open={isOpen}
      className={`panel ${state === "attention" ? "border-late/40 bg-late/8" : ""}`}
    >
      <summary className="-m-4 flex cursor-pointer items-center gap-3 p-4 sm:-m-5 sm:p-5">
        {state === "good" && <StudioIcon name="check" className="round-icon" />}
        <h2 className="text-subtitle font-semibold">{heading}</h2>
        <StudioIcon name="down" className="ml-auto size-5 text-link" />
      </summary>
      {children}
    </details>
  );
}

const icons = { attention: "alert", unknown: "help", good: "check" } as const;

/** One part of the website’s health: its state, or what follows from it for the school. */
function CheckRow({ check: { title, state, says, matters, link } }: { check: Check }) {
  return (
    <li className="relative py-2.5 pl-8">
      <StudioIcon
        name={icons[state]}
        className={`absolute top-3 left-0 size-5 ${state === "attention" ? "text-late" : "text-link"}`}
      />
      <h3 className="text-base font-medium">{title}</h3>
      <p className="text-sm text-muted-foreground">{matters ?? says}</p>
      <CheckLink link={link} />
    </li>
  );
}
