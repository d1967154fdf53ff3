import { useSchoolName } from "./frame/frame-data.ts";

/** The document's title. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} · ${useSchoolName()} studio`}</title>;
}

interface PageHeadingProps {
  title: string;
  introduction?: React.ReactNode;
  /** What stands beside the title, such as buttons. */
  children?: React.ReactNode;
}

/** A page's title and heading, which receives the focus after a route change. */
export function PageHeading({ title, introduction, children }: PageHeadingProps) {
  return (
    <div className="mb-6">
      <PageTitle>{title}</PageTitle>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-3">
        <h1 className="min-w-0 flex-[1_1_min-content] text-title">{title}</h1>
        {children}
      </div>
      {introduction && <p className="mt-2 max-w-2xl text-muted-foreground">{introduction}</p>}
    </div>
  );
}
