import { type StartDate, startDatesText as text } from "#content/start-dates.ts";
import { href, useNavigate } from "react-router";

import { calendarAddress } from "../../seo/calendar/calendar-address.ts";
import { CopyButton } from "./copy-button.tsx";

interface StartDateLinksProps {
  start: StartDate;
  /** The id of the element with the date, part of the links' accessible names. */
  monthId: string;
}

const linkClass = "py-1 text-link underline-offset-4 hover:underline";

/** A link to a start date's calendar file, and a button that copies the link to apply for it. */
export function StartDateLinks({ start, monthId }: StartDateLinksProps) {
  const navigate = useNavigate();
  const applyAddress = href("/apply/:fecha_ini?", { fecha_ini: start.label });
  return (
    <p className="flex flex-wrap gap-x-5 text-sm text-muted-foreground basis-full print:hidden">
      <a
        id={`${monthId}-calendar`}
        href={calendarAddress(start)}
        aria-labelledby={`${monthId}-calendar ${monthId}`}
        className={linkClass}
      >
        {text.calendar}
      </a>
      <CopyButton
        id={`${monthId}-copy`}
        labelledBy={`${monthId}-copy ${monthId}`}
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
