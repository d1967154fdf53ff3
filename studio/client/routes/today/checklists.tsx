import { fieldUrl, placeUrl } from "#studio/contract/data-path.ts";
import type { LaunchTasks } from "#studio/server/today/launch-tasks.ts";
import { type LinkRow, LinkRows } from "../../shell/link-rows.tsx";
import { Progress } from "../../shell/progress.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";

/** Rows that are shown at once, unless most is done. */
const SHOWN = 3;

/** What is still an example, and which questions of visitors the website leaves open. */
export function Checklists({ launch }: { launch: LaunchTasks }) {
  const { tasks, done, questions, answered } = launch;
  const rows = tasks.map(({ document, field, ...row }) => ({
    ...row,
    to: placeUrl(document, field),
  }));
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
    <section
      aria-labelledby={id}
      className="mt-4 border-t border-border pt-4 [h2+&]:mt-2 [h2+&]:border-t-0 [h2+&]:pt-0"
    >
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
