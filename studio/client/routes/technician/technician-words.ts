import type { Check } from "../../../../server/admin/health/check.ts";

/** The texts of the page for whoever looks after the machine. */
export const technicianWords = {
  title: "For your technician",
  introduction: {
    attention: "Something about the machine that the website runs on has to be looked at.",
    good: "Everything about the machine that the website runs on. You need none of it: send it to your technician if something does not work.",
  },
  send: "Send by WhatsApp",
  copy: "Copy for your technician",
  copied: "Copied: paste it into a mail",
  /** What the copied text begins with. */
  subject: (school: string, now: string) => `${school}, the website on ${now}`,
  looking: "The website is being looked at …",
  todo: "What to do",
  machine: "Where everything is",
  states: {
    attention: "Look at this",
    unknown: "Could not be found out",
    good: "In order",
  } satisfies Record<Check["state"], string>,
} as const;
