import { useEffect, useId } from "react";
import { Link, useFetcher } from "react-router";

import { Icon } from "#app/ui/icon/icon.tsx";

import type { Check } from "../../../../server/admin/health/check.ts";
import type { Concern } from "../../../server/today/read-today.ts";
import { useSchoolName } from "../../shell/frame/frame-data.ts";
import { peopleTexts } from "../../shell/people/people-texts.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { reportText } from "../technician/report-text.ts";
import type { loader as checksLoader } from "../technician/checks-route.ts";
import { todayWords } from "./today-words.ts";

const text = todayWords.concerns;

/** Alarms that are shown at once: whoever waits comes next. */
const MOST_ALARMS = 2;

/** What is wrong, without the lines; the alarms are what keeps visitors or mails from working. */
export function useConcerns(concerns: readonly Concern[]) {
  // Asked after the page is shown: mail servers and domains take their time to answer.
  const { data, load } = useFetcher<typeof checksLoader>();
  useEffect(() => void load("/technician/checks"), [load]);
  const checks = data?.filter(({ matters }) => matters) ?? [];
  const alarms = [
    ...concerns.filter(({ kind }) => kind === "datesNotLive" || kind === "notShown"),
    ...checks.filter(({ alarm }) => alarm),
  ].slice(0, MOST_ALARMS);
  const isBelow = (one: Concern | Check) => !alarms.includes(one);
  return { alarms, concerns: concerns.filter(isBelow), checks: checks.filter(isBelow) };
}

/** What keeps visitors or mails from working, each in one line with what mends it. */
export function Alarms({ alarms }: Pick<ReturnType<typeof useConcerns>, "alarms">) {
  if (alarms.length === 0) return null;
  return (
    <section aria-label={text.alarms} className="mb-8">
      <ul className="panel divide-y divide-border border-error px-4 py-0">
        {alarms.map((alarm) =>
          "kind" in alarm ? (
            <OwnConcern key={alarm.kind} concern={alarm} />
          ) : (
            <ConcernRow key={alarm.title} says={alarm.alarm}>
              <TellTechnician check={alarm} />
            </ConcernRow>
          ),
        )}
      </ul>
    </section>
  );
}

/** What else is wrong: first what the school mends itself, then what its technician mends. */
export function ConcernList({ concerns, checks }: Omit<ReturnType<typeof useConcerns>, "alarms">) {
  return (
    <>
      <Concerns heading={text.heading} isEmpty={concerns.length === 0}>
        {concerns.map((concern) => (
          <OwnConcern key={concern.kind} concern={concern} />
        ))}
      </Concerns>
      <Concerns heading={text.technician.heading} isEmpty={checks.length === 0}>
        {checks.map((check) => (
          <ConcernRow key={check.title} says={check.matters}>
            <AskTechnician check={check} />
          </ConcernRow>
        ))}
      </Concerns>
    </>
  );
}

function OwnConcern({ concern }: { concern: Concern }) {
  const { says, open, to } = text.all[concern.kind];
  return (
    <ConcernRow says={says(concern)}>
      <Link to={to} className="small-button">
        {open}
      </Link>
    </ConcernRow>
  );
}

interface ConcernsProps {
  heading: string;
  isEmpty: boolean;
  children: React.ReactNode;
}

function Concerns({ heading, isEmpty, children }: ConcernsProps) {
  const id = useId();
  if (isEmpty) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-subtitle">
        {heading}
      </h2>
      <ul className="rows">{children}</ul>
    </section>
  );
}

function ConcernRow({ says, children }: { says: string | undefined; children: React.ReactNode }) {
  return (
    <li className="row">
      <StudioIcon name="alert" className="size-5 text-late" />
      <p className="min-w-0 flex-1 leading-snug">{says}</p>
      {children}
    </li>
  );
}

/** The addresses by which a technician is sent what was found, and what to do about it. */
function useReport(check: Check) {
  const subject = text.technician.subject(useSchoolName(), check.title);
  const body = encodeURIComponent(reportText(subject, [check]));
  return {
    whatsApp: `https://wa.me/?text=${body}`,
    mail: `mailto:?subject=${encodeURIComponent(subject)}&body=${body}`,
  };
}

function TellTechnician({ check }: { check: Check }) {
  const { whatsApp } = useReport(check);
  return (
    <a
      href={whatsApp}
      target="_blank"
      rel="noreferrer"
      aria-label={`${text.tell}: ${check.title}`}
      className="small-button"
    >
      {text.tell}
    </a>
  );
}

function AskTechnician({ check }: { check: Check }) {
  const { name } = text.technician;
  const { whatsApp, mail } = peopleTexts.writeBy;
  const report = useReport(check);
  const ways = [
    { way: whatsApp, href: report.whatsApp, icon: "whatsapp" },
    { way: mail, href: report.mail, icon: "mail" },
  ] as const;
  return ways.map(({ way, href, icon }) => (
    <a
      key={way}
      href={href}
      {...(icon === "whatsapp" && { target: "_blank", rel: "noreferrer" })}
      aria-label={name(way, check.title)}
      className="icon-button border border-border bg-card"
    >
      {icon === "whatsapp" ? <Icon name={icon} className="size-5" /> : <StudioIcon name={icon} />}
    </a>
  ));
}
