import { count } from "#content/count.ts";
import { Link } from "react-router";

import { buttonClass } from "#app/ui/button/button.tsx";

import type { Check } from "#server/admin/health/check.ts";
import type { Concern } from "#studio/server/today/read-today.ts";
import { type LinkRow, LinkRows } from "../../shell/link-rows.tsx";
import { inDays } from "../../shell/people/people-texts.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";

const TECHNICIAN = { open: "Tell my technician", to: "/technician" };

interface ConcernText {
  says: (concern: Concern) => string;
  /** What it means, or what to do. */
  means: string;
  /** What the alarm’s button says; without one it is a thing to do among others. */
  open?: string;
  to: string;
}

const concernTexts: Readonly<Record<Concern["kind"], ConcernText>> = {
  datesNotLive: {
    says: () => "Visitors see no start date.",
    means: "So nobody can apply.",
    open: "Publish",
    to: "/publish",
  },
  waiting: {
    says: ({ count: number, when }) =>
      `Mails do not go out: ${count(number, "has", "have")} waited since ${when}.`,
    means: "They are kept, and sent later.",
    ...TECHNICIAN,
  },
  disk: {
    says: () => "The disk is almost full.",
    means: "Once it is full, applications are refused.",
    ...TECHNICIAN,
  },
  unmailed: {
    says: ({ count: number }) => `${count(number, "mail", "mails")} to you did not arrive.`,
    means: "Your own mailbox may be full, or its address wrong.",
    open: "See which",
    to: "/people?state=dead&step=new",
  },
  notShown: {
    says: () => "What you published is not shown.",
    means: "Visitors see an older version.",
    open: "Open",
    to: "/publish",
  },
  backup: {
    says: ({ when }) => `The last backup is of ${when}.`,
    means: "If the disk breaks, all that came since is lost.",
    ...TECHNICIAN,
  },
  undelivered: {
    says: ({ count: number }) => `${count(number, "receipt", "receipts")} did not arrive.`,
    means: "Call the person: the address may be wrong.",
    to: "/people?state=dead&step=new",
  },
  held: {
    says: ({ count: number }) => `${count(number, "message was", "messages were")} put aside.`,
    means: "Is it advertising? Have a glance.",
    to: "/people?state=held",
  },
  datesEnd: {
    says: ({ when, count: number }) => `The last course, ${when}, begins ${inDays(number)}.`,
    means: "Then nobody can apply: add dates.",
    to: "/courses",
  },
};

const isAlarm = ({ kind }: Concern) => concernTexts[kind].open !== undefined;

function rowOf(concern: Concern): LinkRow {
  const { says, means, to } = concernTexts[concern.kind];
  return { title: says(concern), note: means, to };
}

/** What is wrong: the worst with the button that leads to its remedy, below it all others. */
export function Alarm({ concerns }: { concerns: readonly Concern[] }) {
  const [worst, ...others] = concerns.filter(isAlarm);
  if (!worst) return null;
  const { says, means, open, to } = concernTexts[worst.kind];
  return (
    <section aria-labelledby="alarm" className="panel mb-4 border-late/40 bg-late/8 sm:mb-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <StudioIcon name="alert" className="size-7 self-start text-late" />
        <div className="flex-1 basis-56">
          <h2 id="alarm" className="text-subtitle">
            {says(worst)}
          </h2>
          <p>{means}</p>
        </div>
        <Link to={to} className={`max-sm:w-full ${buttonClass("secondary")}`}>
          {open}
        </Link>
      </div>
      {others.length > 0 && (
        <div className="mt-3 -mb-3 sm:-mb-4 [&_.rows]:border-b-0">
          <LinkRows rows={others.map(rowOf)} />
        </div>
      )}
    </section>
  );
}

/** What else is to be looked at: by the school, and what its technician mends. */
export function concernRows(concerns: readonly Concern[], checks: readonly Check[]): LinkRow[] {
  const isInAlarm = ({ kind }: Check) => concerns.some((concern) => concern.kind === kind);
  return [
    ...concerns.filter((concern) => !isAlarm(concern)).map(rowOf),
    ...checks
      .filter((check) => !isInAlarm(check))
      .flatMap(({ matters }) =>
        matters ? [{ title: matters, to: TECHNICIAN.to, isAlarm: true }] : [],
      ),
  ];
}
