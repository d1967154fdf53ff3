import { resolve } from "node:path";

import type { Check } from "../../server/admin/health/check.ts";
import { createHealthChecks } from "../../server/admin/health/health-checks.ts";
import { createMailServerCheck } from "../../server/admin/health/mail-checks.ts";
import { machineWith } from "../../server/admin/machine.ts";
import { siteOnThisMachine } from "../../server/admin/site-on-this-machine.ts";
import type { Clock } from "../../server/core/clock.ts";
import type { Settings } from "../../server/core/settings/settings.ts";
import { createDnsLookups } from "../../server/mail/dns/dns-lookups.ts";
import { createMailRecords, mailboxProblems } from "../../server/mail/dns/mail-records.ts";
import { smtpAccount } from "../../server/mail/smtp/smtp-account.ts";
import { createSiteContent } from "./content/site-content.ts";
import { readCourses } from "./courses/read-courses.ts";
import { createDoorPages } from "./door/door-pages.ts";
import type { SignIn } from "./door/sign-in.ts";
import { reportText } from "./report-text.ts";
import { momentOf } from "./school-times.ts";
import type { PictureStore } from "./pictures/picture-store.ts";
import { createSlotPictures } from "./pictures/slot-pictures.ts";
import { createPublisher } from "./publishing/publisher.ts";
import { waitUntilShown } from "./publishing/wait-until-shown.ts";
import { readNumbers } from "./school-numbers.ts";
import type { StudioServices } from "./studio-services.ts";
import { createStoredSubmissions } from "./submissions/stored-submissions.ts";
import { readCounts } from "./today/counts.ts";
import { readToday } from "./today/read-today.ts";
import { createRecent } from "./today/recent.ts";

interface Services extends StudioServices {
  settings: Settings;
  clock: Clock;
  uploads: PictureStore;
  /** Undefined on this machine, where nobody signs in. */
  signIn: SignIn | undefined;
  /** The site's data folder. */
  data: string;
  origin: () => string;
}

/** What the studio's pages can read and do. */
export type Studio = ReturnType<typeof createStudio>;

/** Puts together what the studio's pages can read and do. */
export function createStudio(services: Services) {
  const { settings, log, clock, store, content, uploads, signIn, data, now } = services;
  const machine = machineWith(data);
  const lookups = createDnsLookups();
  const account = smtpAccount(settings, { folder: data, clock, log });
  const check = createHealthChecks({
    ...services,
    use: store.use,
    machine,
    mailServer: createMailServerCheck(account, clock),
    mailRecords: createMailRecords(settings, lookups),
  });
  // Today begins with what was found last.
  const found = createRecent<Check>(now);
  return {
    schoolName: () => content().school.name,
    /** The website's origin: the public one, or the one on this machine. */
    siteUrl: settings.siteUrl ?? siteOnThisMachine(settings),
    counts: () => store.use(readCounts),
    today: () =>
      store.use(async (open) => ({
        ...(await readToday(open, content(), machine, now())),
        checks: found.read(),
      })),
    /** Undefined on this machine, where nobody signs in. */
    door: signIn && createDoorPages(signIn, content),
    submissions: createStoredSubmissions(services),
    content: createSiteContent(services),
    pictures: createSlotPictures({ ...services, pictures: uploads }),
    courses: () => store.use((open) => readCourses(open, content(), now())),
    numbers: () => store.use((open) => readNumbers(open, content(), now())),
    publishing: createPublisher({
      ...services,
      mailboxProblems: (email) => mailboxProblems(email, content().school, settings, lookups),
      waitUntilShown: (site) => waitUntilShown(site, settings),
    }),
    /** Whether all is well, with a text for the technician. */
    async health() {
      const checks = await check();
      found.keep(checks);
      const { name, timeZone } = content().school;
      const moment = momentOf(now(), timeZone).label;
      const subject = `${name}, the website on ${moment}`;
      const places = { data: resolve(data), studio: services.origin() };
      return { checks, moment, report: reportText(subject, checks, settings, places) };
    },
  };
}
