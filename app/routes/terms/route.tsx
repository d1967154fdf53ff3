import { termsText } from "#content/legal/terms-text.ts";
import { terms, termsPage } from "#content/legal/terms.ts";

import { NoticeParts } from "../../sections/notice/notice-parts.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { SeoMeta } from "../../seo/seo-meta.tsx";
import { routeLinks, RouteStyles } from "../../startup/route-styles.tsx";
import styles from "../../sections/notice/notice.css?url";

export const links = routeLinks(styles);

/** The page with the terms; the route exists only if there are terms (app/routes.ts). */
export default function TermsPage() {
  return (
    <>
      <SeoMeta {...termsPage} />
      <PageHero {...termsText.header} />
      <RouteStyles href={styles} />
      {terms && (
        <div className="notice-frame mx-auto max-w-6xl px-6 pt-12 sm:pt-18">
          <div className="notice-head">
            <h2 id="terms">{termsText.version(terms.version)}</h2>
          </div>
          <NoticeParts id="part" headingId="terms" parts={terms.parts} />
        </div>
      )}
      <div className="notice-shore" />
    </>
  );
}
