import { fieldUrl, placeUrl } from "#studio/contract/data-path.ts";
import type { LaunchTasks } from "#studio/server/today/launch-tasks.ts";
import { type LinkRow, LinkRows } from "../../shell/link-rows.tsx";
import { Progress } from "../../shell/progress.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";

interface ChecklistsProps {
  launch: LaunchTasks;
  /** Whether nobody has written yet, who would come first. */
  isNew: boolean;
}

/** What is still an example, and which questions of visitors the website leaves open. */
export function Checklists({ launch, isNew }: ChecklistsProps) {
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
        isOpen={isNew}
      />
      <Checklist
        id="questions"
        heading="What people ask before they apply"
        progress={[answered, "answered"]}
        rows={asked}
        isOpen={isNew && rows.length === 0}
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
  isOpen: boolean;
}

/** Things to do, folded, each opening the place where it is done; nothing if there is none. */
function Checklist({ id, heading, progress, rows, isOpen }: ChecklistProps) {
  if (rows.length === 0) return null;
  const [done, verb] = progress;
  const all = rows.length + done;
  return (
    <details
      open={isOpen}
      aria-labelledby={id}
      className="border-t border-border last:-mb-3 [h2+&]:border-t-0"
    >
      <summary className="grid cursor-pointer grid-cols-[1fr_auto] items-center py-3">
        <h3 id={id} className="text-base font-medium">
          {heading}
        </h3>
        <Progress done={done} all={all}>
          {`${done} of ${all} ${verb}`}
        </Progress>
        <StudioIcon name="down" className="col-start-2 row-span-2 row-start-1 size-5 text-link" />
      </summary>
      <LinkRows rows={rows} />
    </details>
  );
}
