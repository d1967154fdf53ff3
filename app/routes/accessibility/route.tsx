import { accessibilityText } from "#content/pages/accessibility-text.ts";
import { accessibilityPage } from "#content/pages/accessibility.ts";
import { school } from "#content/school/school.ts";

import statement from "../../../docs/accessibility.md?html";
import { PageHero } from "../../sections/page-hero.tsx";
import { SeoMeta } from "../../seo/seo-meta.tsx";

export default function Accessibility() {
  return (
    <>
      <SeoMeta {...accessibilityPage} />
      <PageHero {...accessibilityText.header} />
      <div className="mx-auto max-w-4xl px-6 py-18 sm:py-24">
        <div className="statement" dangerouslySetInnerHTML={{ __html: statement }} />
        <h2 className="mt-12 text-subtitle">{accessibilityText.help.heading}</h2>
        <p className="mt-3">
          {accessibilityText.help.text}{" "}
          <a href={`mailto:${school.email}`} className="text-link underline underline-offset-4">
            {school.email}
          </a>
        </p>
      </div>
    </>
  );
}
