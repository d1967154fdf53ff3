import { accessibilityTitle, toTheCourse } from "#content/pages/accessibility.ts";
import { paths } from "#content/school/page-paths.ts";
import { privacyHeader, privacyNotices } from "#content/legal/privacy-notices.ts";
import { privacyPage } from "#content/legal/privacy.ts";

import { useContent } from "../../content-context.tsx";
import { SeoMeta } from "../../seo/seo-meta.tsx";
import { NoticeEnd } from "../../sections/notice/notice-end.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { PrivacyNotice } from "./privacy-notice.tsx";
import { routeLinks, RouteStyles } from "../../startup/route-styles.tsx";
import styles from "../../sections/notice/notice.css?url";

export const links = routeLinks(styles);

export default function Privacy() {
  const content = useContent();
  return (
    <>
      <SeoMeta
        title={privacyPage.title}
        description={privacyPage.description(content.school.name)}
        path={paths.privacy}
      />
      <PageHero {...privacyHeader} photograph={content.photographs.legal?.top} isLow />
      <RouteStyles href={styles} />
      <div className="languages">
        {privacyNotices(content).map((notice) => (
          <PrivacyNotice key={notice.language} {...notice} />
        ))}
      </div>
      <NoticeEnd {...toTheCourse}>
        <ButtonLink to={paths.program} variant="primary">
          {toTheCourse.link}
        </ButtonLink>
        <ButtonLink to={paths.accessibility} variant="outline">
          {accessibilityTitle}
        </ButtonLink>
      </NoticeEnd>
    </>
  );
}
