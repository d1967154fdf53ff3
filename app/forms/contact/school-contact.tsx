import { courseDetails, openingHours } from "#content/course/course-details.ts";
import { school } from "#content/school/school.ts";
import { schoolContact } from "#content/school/school-contact-text.ts";

import { useSchoolTime } from "./use-school-time.ts";

const linkClass = "text-link underline underline-offset-4";

interface SchoolContactProps {
  hours?: typeof courseDetails.hours;
}

/** The school's email address and phone number as links, its opening hours and its local time. */
export function SchoolContact({ hours = courseDetails.hours }: SchoolContactProps) {
  const time = useSchoolTime();
  return (
    <>
      <a className={linkClass} href={`mailto:${school.email}`}>
        {school.email}
      </a>
      <br />
      <a className={linkClass} href={`tel:${school.phone.replaceAll(/[^+\d]/g, "")}`}>
        {school.phone}
      </a>
      {hours?.map((entry) => (
        <span key={entry.from} className="block">
          {openingHours(entry)}
        </span>
      ))}
      {/* Reserves the height of the time before hydration, so that the form below does not move.
          On the narrowest phones that is two lines, because the text can wrap. */}
      <span className="block min-h-lh max-[22.5rem]:min-h-[2lh]">
        {time && schoolContact.time(time)}
      </span>
    </>
  );
}
