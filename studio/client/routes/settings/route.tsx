import { type LoaderFunctionArgs, useLoaderData } from "react-router";

import { labelOf } from "#content/schema/describe.ts";
import { documentSchema } from "#content/schema/documents.ts";
import { fieldUrl } from "#studio/contract/data-path.ts";
import { LinkRows } from "../../shell/link-rows.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { Panel } from "../../shell/panel.tsx";
import { studioContext } from "../../studio-context.ts";
import { nameOf } from "../website/fields/field-path.ts";
import { presentValue, tasks } from "./present-values.ts";
import { settingsGroups } from "./settings-groups.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { content, door } = context.get(studioContext);
  const saved = await content.read();
  const groups = settingsGroups.map(({ documents, ...group }) => ({
    ...group,
    rows: documents
      .map((name) => {
        const schema = documentSchema(name);
        const { value, mistakes: [wrong] = [] } = saved[name] ?? {};
        const field = wrong?.path ? nameOf(`${name}/${wrong.path}`) : "Something in it";
        const note = presentValue(name, value) ?? `${field} is not right yet`;
        const badge = note === tasks[name] ? "To finish" : undefined;
        return { to: fieldUrl(name), title: labelOf(schema, name), note, badge };
      })
      .toSorted((one, other) => Number(Boolean(other.badge)) - Number(Boolean(one.badge))),
  }));
  return { groups, hasDoor: door !== undefined };
}

const SIGNED_IN = {
  to: "/signed-in",
  title: "Who is signed in",
  note: "The browsers that can open the studio, and what happened at its door",
};

/** The school's documents that are seldom changed, and what concerns people's data. */
export default function Settings() {
  const { groups, hasDoor } = useLoaderData<typeof loader>();
  const people = [
    {
      to: "/people/erase",
      title: "Delete someone’s data",
      note: "Shows what is stored about an e-mail address, and deletes it",
    },
    ...(hasDoor ? [SIGNED_IN] : []),
  ];
  return (
    <>
      <PageHeading
        title="Settings"
        introduction="Things you rarely change. Visitors see a change once you publish it; your replies change at once."
      />
      <div className="grid gap-5 lg:grid-cols-2 xl:grid-cols-3 lg:max-xl:[&>:last-child]:col-span-full">
        {groups.map(({ rows, ...group }, index) => (
          <Panel key={group.heading} {...group}>
            <LinkRows rows={index === groups.length - 1 ? [...rows, ...people] : rows} />
          </Panel>
        ))}
      </div>
    </>
  );
}
