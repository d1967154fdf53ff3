import { privacyEnglish } from "#content/privacy-english.ts";
import { privacySpanish } from "#content/privacy-spanish.ts";
import { privacyHeader, privacyPage } from "#content/privacy.ts";

import { PageHead } from "../sections/page-head.tsx";
import { PageHeader } from "../sections/page-header.tsx";
import { PrivacyNotices } from "../sections/privacy-notices.tsx";

const notices = [privacyEnglish, privacySpanish];

export default function Privacy() {
  return (
    <>
      <PageHead {...privacyPage} />
      <PageHeader {...privacyHeader} />
      <PrivacyNotices notices={notices} />
    </>
  );
}
