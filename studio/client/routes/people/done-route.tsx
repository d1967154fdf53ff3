import { useRef, useState } from "react";
import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";

import { count as countOf } from "#content/count.ts";
import { buttonClass } from "#app/ui/button/button.tsx";

import { stepLabels } from "#studio/contract/step-labels.ts";
import { queryString, readSubmissionQuery } from "#studio/contract/submission-query.ts";
import type { ListedPerson } from "#studio/server/submissions/person-rows.ts";
import { BackLink } from "../../shell/back-link.tsx";
import { Empty } from "../../shell/drawings/empty.tsx";
import { Notice, NoticeButton } from "../../shell/notice.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { partHeadings } from "../../shell/people/people-texts.ts";
import { PersonName } from "../../shell/people/person-name.tsx";
import { RowFacts } from "../../shell/people/person-row.tsx";
import { Stamp } from "../../shell/people/stamp.tsx";
import { StepDot } from "../../shell/steps/step-controls.tsx";
import type { Said } from "../../shell/use-page-fetcher.ts";
import { studioContext } from "../../studio-context.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readSubmissionQuery(new URL(request.url));
  const found = await context.get(studioContext).submissions.findNew(query);
  return { search: queryString(query), ...found };
}

export async function action({ request, context }: ActionFunctionArgs): Promise<Said> {
  const form = await request.formData();
  const { submissions } = context.get(studioContext);
  const undone = form.get("undo");
  if (undone !== null) {
    await submissions.takeBack(Number(undone));
    return { says: "Undone: they wait for your answer again." };
  }
  const covers = form.getAll("covers").map((ids) => String(ids).split(" "));
  const { people, at } = await submissions.markAnswered(covers);
  const says = `${countOf(people, "person is", "people are")} marked as answered.`;
  return people > 0 ? { says, undo: { undo: String(at) } } : { says };
}

/** Who waits, in the parts of the list: what those have sent whom she ticks is marked as answered. */
export default function Done() {
  const { search, count, parts } = useLoaderData<typeof loader>();
  const done = useActionData<typeof action>();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const markRef = useRef<HTMLButtonElement>(null);
  const all = parts.flatMap(({ rows }) => rows.map(({ id }) => id));
  const ticked = all.filter((id) => chosen.includes(id)).length;
  const here = `/people/done${search}`;
  const undo = (
    <NoticeButton action={here} values={Object.entries(done?.undo ?? {})}>
      Undo
    </NoticeButton>
  );
  return (
    <>
      <BackLink to={`/people${search}`}>People</BackLink>
      <PageHeading
        title="Mark as answered"
        introduction={`Tick whom you have answered elsewhere, such as by phone. Nothing is sent. ${count > all.length ? `These are the first ${all.length} of ${count.toLocaleString("en")}.` : ""}`}
      />
      <Notice actions={done?.undo && undo}>{done?.says}</Notice>
      {all.length === 0 ? (
        <Empty drawing="hammock" heading="Nobody of these waits any more.">
          <Link to={`/people${search}`} className="small-button">
            Back to People
          </Link>
        </Empty>
      ) : (
        <Form
          method="post"
          action={here}
          className="grid gap-5 pb-8"
          onSubmit={(event) => ticked === 0 && event.preventDefault()}
        >
          {parts.map(({ name, rows }) => {
            const ids = rows.map(({ id }) => id);
            return (
              <section key={name} aria-labelledby={name}>
                <div className="flex flex-wrap items-center justify-between gap-x-4">
                  <h2 id={name} className="text-subtitle">
                    {partHeadings[name]}
                  </h2>
                  <button
                    type="button"
                    className="quiet-button -mx-4"
                    onClick={() => setChosen([...chosen, ...ids])}
                  >
                    Tick all {ids.length}
                  </button>
                </div>
                <div className="panel overflow-hidden">
                  <ul className="person-list -my-4 sm:-my-5">
                    {rows.map((row) => (
                      <Choice
                        key={row.id}
                        row={row}
                        isTicked={chosen.includes(row.id)}
                        onTick={(isTicked) =>
                          setChosen(
                            isTicked ? [...chosen, row.id] : chosen.filter((id) => id !== row.id),
                          )
                        }
                      />
                    ))}
                  </ul>
                </div>
              </section>
            );
          })}
          <div className="fixed inset-x-0 bottom-[calc(var(--bar-height)+env(safe-area-inset-bottom))] z-10 border-t border-border bg-card lg:bottom-0 lg:left-[var(--side)]">
            <p className="flex min-h-16 flex-wrap items-center gap-x-2 py-1 px-[var(--page-edge)] text-muted-foreground">
              {ticked} of {all.length} ticked
              {ticked > 0 && (
                <button
                  type="button"
                  className="quiet-button max-sm:px-2"
                  onClick={() => {
                    setChosen([]);
                    // The button goes.
                    markRef.current?.focus();
                  }}
                >
                  Untick all
                </button>
              )}
              <button
                ref={markRef}
                type="submit"
                // Not `disabled`, which would take the focus from it.
                aria-disabled={ticked === 0}
                className={`ml-auto cursor-pointer max-sm:px-4 aria-disabled:pointer-events-none ${buttonClass("primary")}`}
              >
                {ticked === 0 ? "Tick somebody first" : "Mark as answered"}
              </button>
            </p>
          </div>
        </Form>
      )}
    </>
  );
}

interface ChoiceProps {
  row: ListedPerson;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

/** A person to tick, by a press anywhere on the row. */
function Choice({ row, isTicked, onTick }: ChoiceProps) {
  const { step } = row.answered ?? row;
  return (
    <li>
      <label className="person-row cursor-pointer has-checked:bg-muted @min-[44rem]:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)_9.5rem_5rem_0]!">
        <span className="flex items-center gap-3 [grid-area:stamp]">
          <input
            type="checkbox"
            name="covers"
            value={row.covers.join(" ")}
            checked={isTicked}
            onChange={({ currentTarget }) => onTick(currentTarget.checked)}
            // Clear of the bar below, which would cover a row in focus.
            className="size-6 shrink-0 scroll-mb-24 accent-link"
          />
          <Stamp person={row} />
        </span>
        <span className="person-name">
          <span>
            <PersonName person={row} />
          </span>
        </span>
        <RowFacts row={row} />
        <span className="person-step flex items-center gap-2 px-3 text-sm @max-[34rem]:hidden">
          <StepDot step={step} />
          {stepLabels[step]}
        </span>
      </label>
    </li>
  );
}
