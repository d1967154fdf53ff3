import { privacyEnglish } from "#content/privacy-english.ts";
import { privacySpanish } from "#content/privacy-spanish.ts";
import { privacyHeader, privacyPage } from "#content/privacy.ts";

import { SeoMeta } from "../../seo/seo-meta.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { PrivacyNotices } from "./privacy-notices.tsx";

const notices = [privacyEnglish, privacySpanish];

export default function Privacy() {
  return (
    <>
      <SeoMeta {...privacyPage} />
      <PageHero {...privacyHeader} />
      <PrivacyNotices notices={notices} />
    </>
  );
}
