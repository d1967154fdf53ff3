import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";

import { count } from "#content/count.ts";
import { labelOf } from "#content/schema/describe.ts";
import { documentSchema } from "#content/schema/documents.ts";
import { keysOf } from "#content/typed-keys.ts";
import { fieldUrl } from "#studio/contract/data-path.ts";
import { type LinkRow, LinkRows } from "../../shell/link-rows.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { studioContext } from "../../studio-context.ts";
import { nameOf } from "../website/fields/field-path.ts";
import { presentValue } from "./present-values.ts";
import { settingsGroups } from "./settings-groups.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { content, door } = context.get(studioContext);
  const saved = await content.read();
  const groups = settingsGroups.map(({ documents, ...group }) => ({
    ...group,
    rows: keysOf(documents).map((name) => {
      const { value, mistakes: [wrong] = [] } = saved[name] ?? {};
      return {
        to: fieldUrl(name),
        title: labelOf(documentSchema(name), name),
        icon: documents[name],
        ...presentValue(name, value),
        ...(wrong?.path && { note: nameOf(`${name}/${wrong.path}`), badge: "Not right yet" }),
      };
    }),
  }));
  return { groups, hasDoor: door !== undefined };
}

const ERASE: LinkRow = {
  to: "/people/erase",
  title: "Delete someone’s data",
  icon: "erase",
  note: "See first what is stored",
};

const SIGNED_IN: LinkRow = {
  to: "/signed-in",
  title: "Who is signed in",
  icon: "people",
  note: "Browsers that open the studio",
};

/** The school's documents that are seldom changed, and what concerns people's data. */
export default function Settings() {
  const { groups, hasDoor } = useLoaderData<typeof loader>();
  const missing = groups.flatMap(({ rows }) => rows.filter(({ badge }) => badge));
  const people = hasDoor ? [ERASE, SIGNED_IN] : [ERASE];
  return (
    <>
      <PageHeading
        title="Settings"
        introduction="What you rarely change. Visitors see it once you publish."
      />
      {missing.length > 0 && (
        <p className="-mt-3 mb-6 flex flex-wrap items-center gap-x-3">
          <span className="font-medium">
            {count(missing.length, "thing is", "things are")} missing:
          </span>
          {missing.map(({ to, title }) => (
            <Link key={to} to={to} className="inline-link leading-8">
              {title}
            </Link>
          ))}
        </p>
      )}
      <div className="grid gap-6">
        {groups.map(({ heading, about, rows }, index) => (
          <section
            key={heading}
            className="grid items-start gap-x-8 gap-y-2 lg:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <div className="lg:pt-4">
              <h2 className="text-subtitle font-semibold">{heading}</h2>
              <p className="text-sm text-muted-foreground">{about}</p>
            </div>
            <div className="panel py-0 sm:py-0">
              <LinkRows rows={index === groups.length - 1 ? [...rows, ...people] : rows} />
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
