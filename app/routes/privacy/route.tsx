import { accessibilityPage } from "#content/pages/accessibility.ts";
import { privacyEnglish } from "#content/legal/privacy-english.ts";
import { privacySpanish } from "#content/legal/privacy-spanish.ts";
import { privacyHeader, privacyPage } from "#content/legal/privacy.ts";
import { terms, termsPage } from "#content/legal/terms.ts";

import { SeoMeta } from "../../seo/seo-meta.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { PrivacyNotices } from "./privacy-notices.tsx";
import { routeLinks, RouteStyles } from "../../startup/route-styles.tsx";
import styles from "./route.css?url";

export const links = routeLinks(styles);

const notices = [privacyEnglish, privacySpanish];

/** Linked from this page, because the specification allows no further links in the footer. */
const otherPages = [accessibilityPage, ...(terms ? [termsPage] : [])];

export default function Privacy() {
  return (
    <>
      <SeoMeta {...privacyPage} />
      <PageHero {...privacyHeader} />
      <RouteStyles href={styles} />
      <PrivacyNotices notices={notices} />
      <div className="notice-shore">
        <p className="other-pages mx-auto grid max-w-6xl gap-4 px-6">
          {otherPages.map(({ path, title }) => (
            <ButtonLink key={path} to={path} variant="outline">
              {title}
            </ButtonLink>
          ))}
        </p>
      </div>
    </>
  );
}
