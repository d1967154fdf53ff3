import { school } from "#content/school.ts";

interface PageHeadProps {
  title: string;
  description: string;
  /** The page's one canonical path: lower case, no trailing slash. */
  path: string;
}

/** A page's title, description and canonical address; React moves them into the head. */
export function PageHead({ title, description, path }: PageHeadProps) {
  const canonical = `${import.meta.env.SITE_URL ?? ""}${path}`;
  return (
    <>
      <title>{`${title} | ${school.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
    </>
  );
}
