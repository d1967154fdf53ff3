import { type StartDate, startDatesText as words } from "#content/start-dates.ts";
import { href, useNavigate } from "react-router";

import { calendarAddress } from "../calendar/calendar-address.ts";
import { CopyButton } from "../ui/copy-button.tsx";

interface StartDateLinksProps {
  start: StartDate;
  /** The id of the date that the links belong to. */
  monthId: string;
}

const look = "py-1 text-link underline-offset-4 hover:underline";

/** What else can be done with a date: put it in one's calendar, show it to somebody. */
export function StartDateLinks({ start, monthId }: StartDateLinksProps) {
  const navigate = useNavigate();
  const applyAddress = href("/apply/:fecha_ini?", { fecha_ini: start.label });
  return (
    <p className="flex flex-wrap gap-x-5 text-sm text-quiet basis-full print:hidden">
      <a
        id={`${monthId}-calendar`}
        href={calendarAddress(start)}
        aria-labelledby={`${monthId}-calendar ${monthId}`}
        className={look}
      >
        {words.calendar}
      </a>
      <CopyButton
        id={`${monthId}-copy`}
        labelledBy={`${monthId}-copy ${monthId}`}
        text={() => new URL(applyAddress, window.location.href).href}
        label={words.copyLink}
        done={words.linkCopied}
        // There the address bar has the link.
        onRefused={() => void navigate(applyAddress)}
        className={look}
      />
    </p>
  );
}
