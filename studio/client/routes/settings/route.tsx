import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";

import { PageHeading } from "../../shell/page-heading.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { studioContext } from "../../studio-context.ts";
import { settingsWords as text } from "./settings-words.ts";

export function loader({ context }: LoaderFunctionArgs) {
  const { content, door } = context.get(studioContext);
  const files = content.list();
  const groups = text.groups.map(({ heading, documents }) => ({
    heading,
    cards: documents.flatMap((name) => {
      const file = files.find((one) => one.name === name);
      return file ? [{ to: `/website/${name}`, title: file.title, about: file.about }] : [];
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
      {[...groups, { heading: text.people.heading, cards: people }].map(({ heading, cards }) => (
        <section key={heading} className="mt-8">
          <h2 className="mb-3 text-subtitle">{heading}</h2>
          <ul className="grid gap-3 sm:grid-cols-2">
            {cards.map(({ to, title, about }) => (
              <li
                key={to}
                className="panel relative flex items-center justify-between gap-3 px-5 py-4 hover:border-link"
              >
                <div className="min-w-0">
                  <h3 className="text-base">
                    <Link to={to} className="after:absolute after:inset-0">
                      {title}
                    </Link>
                  </h3>
                  <p className="text-sm text-muted-foreground">{about}</p>
                </div>
                <StudioIcon name="next" className="size-5 text-link" />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
