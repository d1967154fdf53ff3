import { fieldUrl, placeUrl } from "#studio/contract/data-path.ts";
import type { LaunchTasks } from "#studio/server/today/launch-tasks.ts";
import { type LinkRow, LinkRows } from "../../shell/link-rows.tsx";
import { Progress } from "../../shell/progress.tsx";

/** By task: what is to be done, what stands there until then, and in which field. */
const launchTasks = {
  startDates: { title: "The next start dates", now: () => "All courses have begun" },
  mailbox: {
    title: "Your real e-mail address",
    now: (is) => `Now: ${is}`,
    field: "email",
  },
  phone: { title: "Your real phone number", now: (is) => `Now: ${is}`, field: "phone" },
  name: { title: "The school’s real name", now: (is) => `Now: ${is}`, field: "name" },
  privacyNotice: {
    title: "Who is responsible for people’s data",
    now: () => "The privacy notice has gaps",
  },
  testimonials: { title: "Words of real graduates", now: (is) => `${is} never said this` },
  retention: {
    title: "How long you keep what people send",
    now: (is) => `The privacy notice says otherwise: it is kept ${is}`,
    field: "retentionDays",
  },
  socialLinks: { title: "Your pages on social networks", now: () => "The links lead nowhere" },
  videos: { title: "Your own films", now: (is) => `${is}: a sample` },
  chatPortrait: {
    title: "A picture of whoever answers in the chat",
    now: () => "The drawn person does not exist",
  },
} satisfies Record<
  LaunchTasks["tasks"][number]["task"],
  { title: string; now: (is: string) => string; field?: string }
>;

/** Rows that are shown at once. */
const SHOWN = 3;

/** What is still an example, and which questions of visitors the website leaves open. */
export function Checklists({ launch }: { launch: LaunchTasks }) {
  const { tasks, done, questions, answered } = launch;
  // The texts are in the order of what matters most.
  const rows = Object.entries(launchTasks).flatMap(([task, words]) => {
    const open = tasks.find((one) => one.task === task);
    if (!open) return [];
    const { title, now, field } = { field: undefined, ...words };
    return [{ title, note: now(open.subjects.join(", ")), to: placeUrl(open.document, field) }];
  });
  const asked = questions.map(({ document, field, question }) => ({
    title: question,
    to: fieldUrl(document, field),
  }));
  return (
    <>
      <Checklist
        id="launch"
        heading="Before you go live"
        text="These are still examples. What matters most comes first."
        done={done}
        verb="done"
        rows={rows}
      />
      <Checklist
        id="questions"
        heading="What people ask before they apply"
        text="Each answer saves you a mail. The first is asked most."
        done={answered}
        verb="answered"
        rows={asked}
      />
    </>
  );
}

interface ChecklistProps {
  id: string;
  heading: string;
  text: string;
  done: number;
  /** What they are once nothing is left to do. */
  verb: string;
  rows: readonly LinkRow[];
}

/** Things to do, each opening the place where it is done; nothing if there is none. */
function Checklist({ id, heading, text, done, verb, rows }: ChecklistProps) {
  if (rows.length === 0) return null;
  const all = rows.length + done;
  const hidden = rows.slice(SHOWN);
  return (
    <section aria-labelledby={id} className="panel">
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <h2 id={id} className="text-subtitle">
          {heading}
        </h2>
        <Progress done={done} all={all}>
          {`${done} of ${all} ${verb}`}
        </Progress>
      </div>
      <p className="mt-1 mb-3 text-muted-foreground">{text}</p>
      <LinkRows rows={rows.slice(0, SHOWN)} />
      {hidden.length > 0 && (
        <details className="mt-1">
          <summary className="quiet-button -ml-4">{hidden.length} more</summary>
          <LinkRows rows={hidden} />
        </details>
      )}
    </section>
  );
}
