import { openingHours } from "#content/course/course-details.ts";
import { schoolContact } from "#content/school/school-contact-text.ts";
import { useEffect, useRef, useState } from "react";

import { useContent } from "../../content-context.tsx";

/** The update interval in milliseconds: the displayed time is outdated for at most this long. */
const INTERVAL = 15_000;

const linkClass = "text-link underline underline-offset-4";

/** The school's email address and phone number as links, its opening hours and its local time. */
export function SchoolContact() {
  const { school, courseDetails } = useContent();
  return (
    <>
      <a className={linkClass} href={`mailto:${school.email}`}>
        {school.email}
      </a>
      <br />
      <a className={linkClass} href={`tel:${school.phone.replaceAll(/[^+\d]/g, "")}`}>
        {school.phone}
      </a>
      {courseDetails.hours && <span className="block">{schoolContact.office}</span>}
      {courseDetails.hours?.map((entry) => (
        <span key={openingHours(entry)} className="block">
          {openingHours(entry)}
        </span>
      ))}
      <SchoolTime timeZone={school.timeZone} place={school.place} />
    </>
  );
}

/** The time at the school, read only in view: the first use of a time zone takes a phone 80 ms. */
function SchoolTime({ timeZone, place }: { timeZone: string; place: string }) {
  const line = useRef<HTMLSpanElement>(null);
  const [time, setTime] = useState("");

  useEffect(() => {
    if (!line.current) return;
    let timer = 0;
    const show = () => setTime(timeIn(timeZone));
    const observer = new IntersectionObserver((entries) => {
      window.clearInterval(timer);
      if (!entries.at(-1)?.isIntersecting) return;
      show();
      timer = window.setInterval(show, INTERVAL);
    });
    observer.observe(line.current);
    return () => {
      observer.disconnect();
      window.clearInterval(timer);
    };
  }, [timeZone]);

  return (
    // Reserves the height of the time, so that the form below does not move. On the narrowest
    // phones that is two lines, because the text can wrap.
    <span ref={line} className="block min-h-lh max-[22.5rem]:min-h-[2lh]">
      {time && schoolContact.time(time, place)}
    </span>
  );
}

/** Such as `09:05`; empty in a browser without the data of the time zone. */
function timeIn(timeZone: string): string {
  try {
    return new Date().toLocaleTimeString("en-GB", { timeStyle: "short", timeZone });
  } catch {
    return "";
  }
}
