import { school } from "#content/school.ts";

interface PageHeadProps {
  title: string;
  description: string;
  /** The page's one canonical path: lower case, no trailing slash. */
  path: string;
}

/** A page's title, description, canonical address and social card; React moves them into the head. */
export function PageHead({ title, description, path }: PageHeadProps) {
  const siteUrl = import.meta.env.SITE_URL ?? "";
  const canonical = siteUrl + path;
  return (
    <>
      <title>{`${title} | ${school.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={school.name} />
      <meta property="og:image" content={`${siteUrl}/brand/social-card.jpg`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
