import { type LoaderFunctionArgs, useLoaderData } from "react-router";

import { LinkRows } from "../../shell/link-rows.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { Panel } from "../../shell/panel.tsx";
import { studioContext } from "../../studio-context.ts";
import { presentValue } from "./present-values.ts";
import { settingsWords as text } from "./settings-words.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { content, door } = context.get(studioContext);
  const files = content.list();
  const saved = await content.read();
  const groups = text.groups.map(({ documents, ...group }) => ({
    ...group,
    rows: files
      .filter(({ name }) => documents.includes(name))
      .map(({ name, title, about }) => {
        const note = presentValue(name, saved.documents[name]?.value) ?? about;
        const { none, example } = text.values;
        const badge = note === none || note === example ? text.toDo : undefined;
        return { to: `/website/${name}`, title, note, badge };
      }),
  }));
  return { groups, hasDoor: door !== undefined };
}

/** The school's documents that are seldom changed, and what concerns people's data. */
export default function Settings() {
  const { groups, hasDoor } = useLoaderData<typeof loader>();
  const people = [
    { to: "/people/erase", ...text.people.erase },
    ...(hasDoor ? [{ to: "/signed-in", ...text.people.signedIn }] : []),
  ];
  return (
    <>
      <PageHeading title={text.title} introduction={text.introduction} />
      <div className="panel-columns">
        {[...groups, { heading: text.people.heading, icon: "people", rows: people } as const].map(
          ({ rows, ...group }) => (
            <Panel key={group.heading} {...group}>
              <LinkRows rows={rows} />
            </Panel>
          ),
        )}
      </div>
    </>
  );
}
