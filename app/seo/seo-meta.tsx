import { socialCard } from "#content/school/social-card.ts";

import { useContent, usePageSettings } from "../content-context.tsx";
import { pictureAddress } from "../ui/picture/picture-address.ts";

interface SeoMetaProps {
  title: string;
  description: string;
  /** The canonical path: lower case, no trailing slash. */
  path: string;
}

/** A page's title, description, canonical URL and social card; React moves them into the head. */
export function SeoMeta({ title, description, path }: SeoMetaProps) {
  const { school, photographs, uploads } = useContent();
  const photograph = photographs.socialCard;
  const card = photograph
    ? { address: pictureAddress(photograph.file, "jpg", uploads), alt: photograph.alt }
    : { address: socialCard.address, alt: socialCard.alt(school.name) };
  // Without SITE_URL only paths, which clients resolve against the page's URL.
  const { siteUrl = "" } = usePageSettings();
  const canonical = siteUrl + path;
  return (
    <>
      <title>{`${title} | ${school.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={school.name} />
      <meta property="og:image" content={siteUrl + card.address} />
      <meta property="og:image:width" content={String(socialCard.width)} />
      <meta property="og:image:height" content={String(socialCard.height)} />
      <meta property="og:image:alt" content={card.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
