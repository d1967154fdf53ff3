import { type LoaderFunctionArgs, useLoaderData } from "react-router";

import { LinkRows } from "../../shell/link-rows.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { studioContext } from "../../studio-context.ts";
import { settingsWords as text } from "./settings-words.ts";

export function loader({ context }: LoaderFunctionArgs) {
  const { content, door } = context.get(studioContext);
  const files = content.list();
  const groups = text.groups.map(({ heading, documents }) => ({
    heading,
    rows: documents.flatMap((name) => {
      const file = files.find((one) => one.name === name);
      return file ? [{ to: `/website/${name}`, title: file.title, note: file.about }] : [];
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
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        {[...groups, { heading: text.people.heading, rows: people }].map(({ heading, rows }) => (
          <section key={heading}>
            <h2 className="mb-3 text-subtitle">{heading}</h2>
            <LinkRows rows={rows} />
          </section>
        ))}
      </div>
    </>
  );
}
