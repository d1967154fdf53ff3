import { school } from "#content/school/school.ts";

import { words } from "../words.ts";

interface PageHeadingProps {
  title: string;
  /** The document's title, if it differs from the heading. */
  documentTitle?: string;
  introduction?: string | undefined;
}

/** A page's title and heading, which receives the focus after a route change. */
export function PageHeading({ title, documentTitle = title, introduction }: PageHeadingProps) {
  return (
    <div className="mb-6">
      <title>{words.title(documentTitle, school.name)}</title>
      <h1 className="text-title">{title}</h1>
      {introduction && <p className="mt-2 max-w-prose text-muted-foreground">{introduction}</p>}
    </div>
  );
}
