import { accessibilityText } from "#content/pages/accessibility-text.ts";
import { paths } from "#content/school/page-paths.ts";

import { useContent } from "../../content-context.tsx";
import statement from "../../../docs/accessibility.md?html";
import { PageHero } from "../../sections/page-hero.tsx";
import { SeoMeta } from "../../seo/seo-meta.tsx";
import { routeLinks, RouteStyles } from "../../startup/route-styles.tsx";
import styles from "./accessibility.css?url";

export const links = routeLinks(styles);

export default function Accessibility() {
  const { school, photographs } = useContent();
  return (
    <>
      <SeoMeta
        title={accessibilityText.header.title}
        description={accessibilityText.description(school.name)}
        path={paths.accessibility}
      />
      <PageHero {...accessibilityText.header} photograph={photographs.legal?.top} isLow />
      <RouteStyles href={styles} />
      <div className="mx-auto grid max-w-6xl items-start gap-x-16 gap-y-12 px-6 py-12 sm:py-18 lg:grid-cols-[17rem_1fr]">
        <div className="rounded-2xl bg-plum p-6 text-foreground scheme-dark lg:sticky lg:top-28 print:p-0">
          <h2 className="text-subtitle">{accessibilityText.help.heading}</h2>
          <p className="mt-3">{accessibilityText.help.text}</p>
          <p className="mt-4">
            <a
              href={`mailto:${school.email}`}
              className="text-link underline underline-offset-4 wrap-anywhere"
            >
              {school.email}
            </a>
          </p>
        </div>
        <div className="statement" dangerouslySetInnerHTML={{ __html: statement }} />
      </div>
    </>
  );
}
