import type { Health, MailServer } from "../../../contract/health.ts";
import { words } from "../../words.ts";

export interface Check {
  title: string;
  state: "good" | "attention" | "unknown";
  /** What was found. */
  says: string;
  /** Only if there is something to do. */
  todo?: string;
  link?: { to: string; label: string };
  details?: readonly string[];
}

const text = words.health;

/** Each part of the website’s health in a sentence, with what to do about it. */
export function healthChecks(health: Health): Check[] {
  return [
    siteCheck(health),
    databaseCheck(health),
    mailServerCheck(health.mailServer),
    ...mailChecks(health),
    backupCheck(health),
    diskCheck(health),
    startDatesCheck(health),
    placeholdersCheck(health),
  ];
}

function good(title: string, says: string): Check {
  return { title, says, state: "good" };
}

function siteCheck({ isSiteRunning }: Health): Check {
  const { title, good: says, bad, todo } = text.site;
  return isSiteRunning ? good(title, says) : { title, state: "unknown", says: bad, todo };
}

function databaseCheck({ database }: Health): Check {
  const { title, good: says, missing, full, todo } = text.database;
  if (database === "writable") return good(title, says);
  return database === "missing"
    ? { title, state: "unknown", says: missing }
    : { title, state: "attention", says: full, todo };
}

function mailServerCheck(server: MailServer): Check {
  const { title, works, slow, slowTodo, broken, brokenTodo, none, noneTodo } = text.mailServer;
  switch (server.state) {
    case "works":
      return good(title, works(server.host));
    case "slow":
      return { title, state: "unknown", says: slow(server.host), todo: slowTodo };
    case "broken":
      return {
        title,
        state: "attention",
        says: broken(server.host, server.cause),
        todo: brokenTodo,
      };
    case "none":
      return { title, state: "attention", says: none, todo: noneTodo };
  }
}

function mailChecks({ mails, givenUp, putAside }: Health): Check[] {
  const { waiting, waitingSince, isStuck } = mails;
  const onTheirWay = text.mails;
  const gone = text.givenUp;
  const aside = text.putAside;
  return [
    isStuck
      ? {
          title: onTheirWay.title,
          state: "attention",
          says: onTheirWay.stuck(waiting, waitingSince?.label ?? ""),
          todo: onTheirWay.todo,
          link: { to: "/?state=waiting", label: onTheirWay.link },
        }
      : good(onTheirWay.title, waiting === 0 ? onTheirWay.none : onTheirWay.some(waiting)),
    givenUp.school + givenUp.receipt === 0
      ? good(gone.title, gone.none)
      : {
          title: gone.title,
          state: "attention",
          says: gone.some(givenUp.school, givenUp.receipt),
          todo: gone.todo,
          link: { to: "/?state=dead", label: gone.link },
        },
    putAside === 0
      ? good(aside.title, aside.none)
      : {
          title: aside.title,
          state: "attention",
          says: aside.some(putAside),
          todo: aside.todo,
          link: { to: "/?state=held", label: aside.link },
        },
  ];
}

function backupCheck({ backup: { isOwn, newest, days, isOld } }: Health): Check {
  const { title, newest: newestOf, old, none, todo, elsewhere } = text.backup;
  if (!isOwn) return { title, state: "unknown", says: elsewhere };
  if (!newest) return { title, state: "attention", says: none, todo };
  return isOld
    ? { title, state: "attention", says: old(days), todo }
    : good(title, newestOf(newest.label));
}

function diskCheck({ disk }: Health): Check {
  const { title, free, unknown, todo } = text.disk;
  if (!disk) return { title, state: "unknown", says: unknown };
  const says = free(disk.free, disk.percent);
  return disk.isFull ? { title, state: "attention", says, todo } : good(title, says);
}

function startDatesCheck({ startDates: { coming, lastInDays, isEnding } }: Health): Check {
  const { title, none, some, todo } = text.startDates;
  const last = coming.at(-1);
  const says = last && lastInDays !== undefined ? some(coming.length, last, lastInDays) : none;
  return isEnding ? { title, state: "attention", says, todo } : good(title, says);
}

function placeholdersCheck({ placeholders }: Health): Check {
  const { title, none, some, todo } = text.placeholders;
  if (placeholders.length === 0) return good(title, none);
  const says = some(placeholders.length);
  return { title, state: "attention", says, todo, details: placeholders };
}
