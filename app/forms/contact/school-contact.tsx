import { openingHours } from "#content/course/course-details.ts";
import { schoolContact } from "#content/school/school-contact-text.ts";

import { useContent } from "../../content-context.tsx";
import { useSchoolTime } from "./use-school-time.ts";

const linkClass = "text-link underline underline-offset-4";

/** The school's email address and phone number as links, its opening hours and its local time. */
export function SchoolContact() {
  const { school, courseDetails } = useContent();
  const time = useSchoolTime(school.timeZone);
  return (
    <>
      <a className={linkClass} href={`mailto:${school.email}`}>
        {school.email}
      </a>
      <br />
      <a className={linkClass} href={`tel:${school.phone.replaceAll(/[^+\d]/g, "")}`}>
        {school.phone}
      </a>
      {courseDetails.hours?.map((entry) => (
        <span key={entry.from} className="block">
          {openingHours(entry)}
        </span>
      ))}
      {/* Reserves the height of the time before hydration, so that the form below does not move.
          On the narrowest phones that is two lines, because the text can wrap. */}
      <span className="block min-h-lh max-[22.5rem]:min-h-[2lh]">
        {time && schoolContact.time(time, school.place)}
      </span>
    </>
  );
}
