import type { Check } from "../../server/admin/health/check.ts";
import type { createSiteContent } from "./content/site-content.ts";
import type { createCourses } from "./courses/courses.ts";
import type { createDoorPages } from "./door/door-pages.ts";
import type { MachineFact } from "./machine-facts.ts";
import type { createSlotPictures } from "./pictures/slot-pictures.ts";
import type { createPublisher } from "./publishing/publisher.ts";
import type { createSchoolNumbers } from "./school-numbers.ts";
import type { createStoredSubmissions } from "./submissions/stored-submissions.ts";
import type { createCounts } from "./today/counts.ts";
import type { createToday } from "./today/read-today.ts";

/** What the studio's pages can read and do. */
export interface Studio {
  schoolName(): string;
  /** The website's origin: the public one, or the one on this machine. */
  siteUrl: string;
  counts: ReturnType<typeof createCounts>;
  today: ReturnType<typeof createToday>;
  /** Undefined on this machine, where nobody signs in. */
  door: ReturnType<typeof createDoorPages> | undefined;
  submissions: ReturnType<typeof createStoredSubmissions>;
  content: ReturnType<typeof createSiteContent>;
  pictures: ReturnType<typeof createSlotPictures>;
  publishing: ReturnType<typeof createPublisher>;
  courses: ReturnType<typeof createCourses>;
  numbers: ReturnType<typeof createSchoolNumbers>;
  /** Each part of the website’s health. */
  health(): Promise<Check[]>;
  /** Where everything is, for the technician. */
  machine(): { now: string; facts: readonly MachineFact[] };
}
