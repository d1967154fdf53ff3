import { documentTitle } from "../words.ts";
import { useSchoolName } from "./frame/frame-data.ts";

interface PageHeadingProps {
  title: string;
  introduction?: React.ReactNode;
  /** What stands beside the title, such as buttons. */
  children?: React.ReactNode;
}

/** A page's title and heading, which receives the focus after a route change. */
export function PageHeading({ title, introduction, children }: PageHeadingProps) {
  const school = useSchoolName();
  return (
    <div className="mb-6">
      <title>{documentTitle(title, school)}</title>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <h1 className="mr-auto text-title">{title}</h1>
        {children}
      </div>
      {introduction && <p className="mt-2 max-w-prose text-muted-foreground">{introduction}</p>}
    </div>
  );
}
