import { lastDay, type StartDate, startDatesText as text } from "#content/course/start-dates.ts";
import { href, useNavigate } from "react-router";

import { useContent } from "../../content-context.tsx";
import { calendarAddress } from "../../seo/calendar/calendar-address.ts";
import { CopyButton } from "./copy-button.tsx";

interface StartDateLinksProps {
  start: StartDate;
  hasLastDay: boolean;
}

const linkClass = "py-1 text-link underline-offset-4 hover:underline";

/** A course's last day, a link to its calendar file, and a button that copies the link to apply. */
export function StartDateLinks({ start, hasLastDay }: StartDateLinksProps) {
  const navigate = useNavigate();
  const { weeks } = useContent().course;
  const applyAddress = href("/apply/:fecha_ini?", { fecha_ini: start.label });
  // Names by `aria-label`: ids for `aria-labelledby` would add 100 bytes to a compressed page.
  return (
    <p className="flex flex-wrap gap-x-5 text-sm text-muted-foreground basis-full print:hidden">
      {hasLastDay && (
        <span className="py-1 max-sm:basis-full">
          {text.until(dayAndMonth(lastDay(start, weeks)))}
        </span>
      )}
      <a
        href={calendarAddress(start)}
        aria-label={`${text.calendar} ${start.month}`}
        className={linkClass}
      >
        {text.calendar}
      </a>
      <CopyButton
        name={`${text.copyLink} ${start.month}`}
        text={() => new URL(applyAddress, window.location.href).href}
        label={text.copyLink}
        done={text.linkCopied}
        // Without clipboard access, navigate: the link can then be copied from the address bar.
        onRefused={() => void navigate(applyAddress)}
        className={linkClass}
      />
    </p>
  );
}

let format: Intl.DateTimeFormat | undefined;

/** Formats a date as `December 21`; returns it as it is if the browser cannot format dates. */
function dayAndMonth(date: string): string {
  try {
    format ??= new Intl.DateTimeFormat("en", { month: "long", day: "numeric", timeZone: "UTC" });
    return format.format(new Date(date));
  } catch {
    return date;
  }
}
