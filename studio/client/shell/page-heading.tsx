interface PageHeadingProps {
  title: string;
  introduction?: string | undefined;
}

/** A page's heading, which receives the focus after a route change. */
export function PageHeading({ title, introduction }: PageHeadingProps) {
  return (
    <div className="mb-6">
      <h1 className="text-title">{title}</h1>
      {introduction && <p className="mt-2 max-w-prose text-muted-foreground">{introduction}</p>}
    </div>
  );
}
