import { termsText } from "#content/legal/terms-text.ts";
import { terms, termsPage } from "#content/legal/terms.ts";

import { NoticeSection } from "../../sections/notice-section.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { SeoMeta } from "../../seo/seo-meta.tsx";

/** The page with the terms; the route exists only if there are terms (app/routes.ts). */
export default function TermsPage() {
  return (
    <>
      <SeoMeta {...termsPage} />
      <PageHero {...termsText.header} />
      {terms && (
        <div className="mx-auto max-w-3xl space-y-10 px-6 py-18 sm:py-24">
          <h2 className="text-title">{termsText.version(terms.version)}</h2>
          {terms.parts.map((part) => (
            <NoticeSection key={part.heading} {...part} />
          ))}
        </div>
      )}
    </>
  );
}
