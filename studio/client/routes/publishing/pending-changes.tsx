import { count } from "#content/count.ts";
import { Form, Link } from "react-router";

import { Button } from "#app/ui/button/button.tsx";

import type { ChangeGroup } from "#studio/server/publishing/change-words.ts";
import type { Publishing } from "#studio/server/publishing/publisher.ts";
import { fieldUrl } from "#studio/contract/data-path.ts";
import { LinkRows } from "../../shell/link-rows.tsx";
import { Panel } from "../../shell/panel.tsx";
import { StudioIcon, type StudioIconName } from "../../shell/studio-icon.tsx";
import { isSettingsDocument } from "../settings/settings-groups.ts";
import { ChangeRow } from "./change-row.tsx";

const PICTURES = new Set(["pictures", "gallery"].map((name) => fieldUrl(name)));

interface PendingChangesProps extends Pick<
  Publishing,
  "groups" | "ready" | "mistakes" | "waiting" | "warnings" | "seen"
> {
  /** Which photographs visitors see later, with others. */
  waits: string;
  isRunning: boolean;
}

/** What visitors do not see yet, and the button that publishes it. */
export function PendingChanges(props: PendingChangesProps) {
  const { groups, ready, mistakes, waiting, warnings, seen, waits, isRunning } = props;
  const number = groups.flatMap(({ changes }) => changes).length;
  return (
    <>
      <section className="panel mb-5 flex flex-wrap items-center gap-x-6 gap-y-4">
        <Mistakes heading="Before you can publish" mistakes={mistakes} />
        <Mistakes heading="These answers are published once they are complete" mistakes={waiting} />
        <Mistakes heading="Look again before you publish" mistakes={warnings} />
        {mistakes.length === 0 && (
          <>
            <div className="mr-auto">
              <h2 className="text-subtitle font-semibold">Visitors do not see this yet</h2>
              <p className="text-sm text-muted-foreground">
                We check every page before visitors see it.
              </p>
            </div>
            <Form
              id="publish"
              method="post"
              preventScrollReset
              className="flex flex-row-reverse gap-2 max-sm:w-full max-sm:flex-wrap max-sm:*:basis-full"
            >
              <input type="hidden" name="seen" value={seen} />
              {/* Not `disabled`, which would lose the focus. */}
              <Button
                type="submit"
                variant="primary"
                name="do"
                value="publish"
                aria-disabled={isRunning}
              >
                {isRunning ? "Publishing …" : `Publish ${count(ready, "change")}`}
              </Button>
              <a href="/preview/saved/light/" target="_blank" className="small-button">
                <StudioIcon name="look" />
                Preview
              </a>
            </Form>
          </>
        )}
      </section>
      {groups.map(({ title, to, changes }) => (
        <Panel key={to} icon={iconOf(to)} heading={<Link to={to}>{title}</Link>} className="mb-5">
          {PICTURES.has(to) && <p className="mb-3 empty:hidden">{waits}</p>}
          <Changes changes={changes} />
        </Panel>
      ))}
      {number > 1 && (
        <Form method="post">
          <input type="hidden" name="change" value={seen} />
          <input type="hidden" name="title" value="All of it" />
          <button type="submit" name="do" value="discard" className="quiet-button -ml-4">
            <StudioIcon name="undo" className="size-4" />
            Discard all {number} changes
          </button>
        </Form>
      )}
    </>
  );
}

/** Changes one below the other; several new start dates are one, with each of them in it. */
function Changes({ changes }: Pick<ChangeGroup, "changes">) {
  const added = changes.filter(({ isNewDate }) => isNewDate);
  const isMany = added.length > 1;
  return (
    <ul className="-mb-2">
      {changes.map(
        (change) => !(isMany && change.isNewDate) && <ChangeRow key={change.id} change={change} />,
      )}
      {isMany && (
        <li className="border-t border-border">
          <details>
            <summary className="row cursor-pointer">
              <span className="min-w-0 flex-1">
                <span className="font-medium">{added.length} new start dates</span>
                <span className="block text-sm text-muted-foreground">
                  {added.map(({ title }) => title).join(" · ")}
                </span>
              </span>
              <StudioIcon name="down" className="size-5 text-link" />
            </summary>
            <ul className="pl-4">
              {added.map((change) => (
                <ChangeRow key={change.id} change={change} />
              ))}
            </ul>
          </details>
        </li>
      )}
    </ul>
  );
}

/** The icon of the place in which something is changed. */
function iconOf(to: string): StudioIconName {
  if (to === "/courses") return "courses";
  return isSettingsDocument(to.split("/").at(-1) ?? "") ? "settings" : "website";
}

function Mistakes({ heading, mistakes }: Pick<Publishing, "mistakes"> & { heading: string }) {
  if (mistakes.length === 0) return null;
  return (
    <section className="basis-full border-l-4 border-error pl-4">
      <h2 className="mb-1 text-subtitle font-semibold">{heading}</h2>
      <LinkRows rows={mistakes.map(({ sentence, to }) => ({ title: sentence, to }))} />
    </section>
  );
}
