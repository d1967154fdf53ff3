import { termsPage } from "#content/legal/terms-page.ts";
import { paths } from "#content/school/page-paths.ts";
import { useEffect } from "react";

import { useContent } from "../../content-context.tsx";
import { ApplyLink } from "../../sections/apply-link.tsx";
import { NoticeEnd } from "../../sections/notice/notice-end.tsx";
import { NoticeParts } from "../../sections/notice/notice-parts.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { SeoMeta } from "../../seo/seo-meta.tsx";
import { routeLinks, RouteStyles } from "../../startup/route-styles.tsx";
import styles from "../../sections/notice/notice.css?url";

export const links = routeLinks(styles);

/**
 * The page with the terms; it is rendered and linked only if the school has terms. It shows nothing
 * that their version, which an application records, does not stand for.
 */
export default function TermsPage() {
  const { school, terms, termsVersion, photographs } = useContent();
  const isMissing = !terms && termsVersion !== null;

  useEffect(() => {
    // The visitor came by the browser's history, to a document of another page.
    if (isMissing) location.replace(paths.terms);
  }, [isMissing]);

  return (
    <>
      <SeoMeta
        title={termsPage.header.title}
        description={termsPage.description(school.name)}
        path={paths.terms}
      />
      <PageHero {...termsPage.header} photograph={photographs.legal?.top} isLow />
      <RouteStyles href={styles} />
      {terms && (
        <div className="notice-frame mx-auto max-w-6xl px-6 py-12 sm:py-18">
          <div className="mb-8">
            <h2 id="terms" className="text-subtitle lg:text-[1.75rem]">
              {termsPage.heading(school.name)}
            </h2>
            <p className="mt-2 text-muted-foreground">{termsPage.version(terms.version)}</p>
          </div>
          <NoticeParts id="part" contents={termsPage.contents} parts={terms.parts} />
        </div>
      )}
      <NoticeEnd {...termsPage.ask}>
        <ApplyLink />
      </NoticeEnd>
    </>
  );
}
