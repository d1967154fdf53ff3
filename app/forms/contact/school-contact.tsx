import { school } from "#content/school.ts";
import { schoolContact } from "#content/school-contact.ts";

import { useSchoolTime } from "./use-school-time.ts";

// Inline, a number broken over two lines has a box that lies over the mailbox before it.
const linkClass = "inline-block wrap-anywhere text-link underline underline-offset-4";

/** Links to the school's mailbox and phone, and its local time; to be used in a paragraph. */
export function SchoolContact() {
  const time = useSchoolTime();
  return (
    <>
      <a className={linkClass} href={`mailto:${school.email}`}>
        {school.email}
      </a>{" "}
      <a className={linkClass} href={`tel:${school.phone.replaceAll(/[^+\d]/g, "")}`}>
        {school.phone}
      </a>
      {time && <span className="block">{schoolContact.time(time)}</span>}
    </>
  );
}
