import { fieldUrl, placeUrl } from "#studio/contract/data-path.ts";
import type { LaunchTasks } from "#studio/server/today/launch-tasks.ts";
import { type LinkRow, LinkRows } from "../../shell/link-rows.tsx";
import { Progress } from "../../shell/progress.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";

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

/** Rows that are shown at once, unless most is done. */
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
        id="examples"
        heading="Replace the examples"
        progress={[done, "done"]}
        rows={rows}
      />
      <Checklist
        id="questions"
        heading="What people ask before they apply"
        progress={[answered, "answered"]}
        rows={asked}
        isLater={rows.length > 0}
      />
    </>
  );
}

interface ChecklistProps {
  id: string;
  heading: string;
  /** How many are done, and what they are then. */
  progress: readonly [done: number, verb: string];
  rows: readonly LinkRow[];
  /** Whether something else comes first. */
  isLater?: boolean;
}

/** Things to do, each opening the place where it is done; nothing if there is none. */
function Checklist({ id, heading, progress, rows, isLater = false }: ChecklistProps) {
  if (rows.length === 0) return null;
  const [done, verb] = progress;
  const all = rows.length + done;
  const shown = rows.slice(0, isLater || done > rows.length ? 0 : SHOWN);
  return (
    <section aria-labelledby={id} className="mt-4 border-t border-border pt-4 first-of-type:mt-2">
      <h3 id={id} className="text-base font-semibold">
        {heading}
      </h3>
      <Progress done={done} all={all}>
        {`${done} of ${all} ${verb}`}
      </Progress>
      {shown.length > 0 && <LinkRows rows={shown} />}
      <details hidden={shown.length === rows.length}>
        <summary className="quiet-button -ml-4">
          {shown.length > 0 ? `${rows.length - shown.length} more` : `Show all ${rows.length}`}
          <StudioIcon name="down" className="size-4" />
        </summary>
        <LinkRows rows={rows.slice(shown.length)} />
      </details>
    </section>
  );
}
