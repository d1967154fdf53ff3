import { words } from "../words.ts";
import { useSchoolName } from "./school-name.ts";

interface PageHeadingProps {
  title: string;
  /** The document's title, if it differs from the heading. */
  documentTitle?: string;
  introduction?: string | undefined;
}

/** A page's title and heading, which receives the focus after a route change. */
export function PageHeading({ title, documentTitle = title, introduction }: PageHeadingProps) {
  const school = useSchoolName();
  return (
    <div className="mb-6">
      <title>{words.title(documentTitle, school)}</title>
      <h1 className="text-title">{title}</h1>
      {introduction && <p className="mt-2 max-w-prose text-muted-foreground">{introduction}</p>}
    </div>
  );
}
