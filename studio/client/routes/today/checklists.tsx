import { Link } from "react-router";

import type { LaunchTasks } from "../../../server/today/launch-tasks.ts";
import { todayWords } from "./today-words.ts";

interface ChecklistRow {
  title: string;
  note?: string;
  /** Where it is done. */
  to: string;
}

interface ChecklistProps {
  id: string;
  words: {
    heading: string;
    text: string;
    progress: (done: number, all: number) => string;
    /** What each row's button says. */
    button: string;
    more: (number: number) => string;
  };
  done: number;
  rows: readonly ChecklistRow[];
}

/** Rows that are shown at once. */
const SHOWN = 4;
/** The fields of the documents that have several tasks. */
const FIELDS: Readonly<Record<string, string>> = {
  name: "name",
  mailbox: "email",
  phone: "phone",
  retention: "retentionDays",
};

/** What is still an example, and which questions of visitors the website leaves open. */
export function Checklists({ launch }: { launch: LaunchTasks }) {
  const { tasks, done, questions, answered } = launch;
  return (
    <>
      <Checklist
        id="launch"
        words={todayWords.launch}
        done={done}
        rows={tasks.map(({ task, document, subjects }) => {
          const words = todayWords.launch.tasks[task];
          return {
            title: words?.title ?? task,
            note: words?.now(subjects.join(", ")) ?? "",
            to: task === "startDates" ? "/courses" : addressOf(document, FIELDS[task]),
          };
        })}
      />
      <Checklist
        id="questions"
        words={todayWords.questions}
        done={answered}
        rows={questions.map(({ document, field, question }) => ({
          title: question,
          to: addressOf(document, field),
        }))}
      />
    </>
  );
}

function addressOf(document: string, field: string | undefined): string {
  return `/website/${document}${field ? `?field=${field}` : ""}`;
}

/** Things to do, each with the button that opens the place where it is done; nothing if there is none. */
function Checklist({ id, words, done, rows }: ChecklistProps) {
  if (rows.length === 0) return null;
  const all = rows.length + done;
  const hidden = rows.slice(SHOWN);
  const listOf = (some: readonly ChecklistRow[], className: string) => (
    <ul className={`rows ${className}`}>
      {some.map((row) => (
        <Row key={row.to + row.title} row={row} button={words.button} />
      ))}
    </ul>
  );
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-subtitle">
          {words.heading}
        </h2>
        <p className="flex items-center gap-3 text-sm text-muted-foreground">
          <svg
            viewBox={`0 0 ${all} 1`}
            preserveAspectRatio="none"
            aria-hidden="true"
            className="progress"
          >
            <rect width={done} height="1" />
          </svg>
          {words.progress(done, all)}
        </p>
      </div>
      <p className="text-muted-foreground">{words.text}</p>
      {listOf(rows.slice(0, SHOWN), "mt-3")}
      {hidden.length > 0 && (
        <details className="mt-1">
          <summary className="quiet-button -ml-4">{words.more(hidden.length)}</summary>
          {listOf(hidden, "mt-1")}
        </details>
      )}
    </section>
  );
}

function Row({ row: { title, note, to }, button }: { row: ChecklistRow; button: string }) {
  return (
    <li className="row">
      <span aria-hidden="true" className="size-5 shrink-0 rounded-full border-2 border-border" />
      <div className="min-w-0 flex-1">
        <p className="leading-snug">{title}</p>
        {note && <p className="text-sm text-muted-foreground">{note}</p>}
      </div>
      <Link to={to} aria-label={`${button}: ${title}`} className="small-button">
        {button}
      </Link>
    </li>
  );
}
