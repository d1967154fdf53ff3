import { Link, type LoaderFunctionArgs, useLoaderData } from "react-router";

import { PageHeading } from "../../shell/page-heading.tsx";
import { studioContext } from "../../studio-context.ts";
import { websiteWords as text } from "./website-words.ts";

export function loader({ context }: LoaderFunctionArgs) {
  return context.get(studioContext).content.list();
}

/** The page that lists the documents that the owner can change. */
export default function Content() {
  const files = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading title={text.title} introduction={`${text.introduction} ${text.saving}`} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {files.map(({ name, title, about }) => (
          <li key={name} className="panel relative">
            <h2 className="text-subtitle">
              <Link to={`/website/${name}`} className="inline-link after:absolute after:inset-0">
                {title}
              </Link>
            </h2>
            <p className="mt-1 text-muted-foreground">{about}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
