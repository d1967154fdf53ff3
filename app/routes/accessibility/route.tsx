import { toTheCourse } from "#content/pages/accessibility.ts";
import { accessibilityText as text } from "#content/pages/accessibility-text.ts";
import { paths } from "#content/school/page-paths.ts";

import { useContent } from "../../content-context.tsx";
import { NoticeEnd } from "../../sections/notice/notice-end.tsx";
import { NoticeParts } from "../../sections/notice/notice-parts.tsx";
import { PageHero } from "../../sections/page-hero.tsx";
import { SeoMeta } from "../../seo/seo-meta.tsx";
import { routeLinks, RouteStyles } from "../../startup/route-styles.tsx";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import styles from "../../sections/notice/notice.css?url";

export const links = routeLinks(styles);

export default function Accessibility() {
  const { school, photographs } = useContent();
  return (
    <>
      <SeoMeta
        title={text.header.title}
        description={text.description(school.name)}
        path={paths.accessibility}
      />
      <PageHero {...text.header} photograph={photographs.legal?.top} isLow />
      <RouteStyles href={styles} />
      <div className="notice-frame mx-auto max-w-6xl px-6 py-12 sm:py-18">
        <div className="mb-8">
          <h2 className="text-subtitle lg:text-[1.75rem]">{text.heading}</h2>
          <p className="mt-2 text-muted-foreground">{text.floor}</p>
        </div>
        <NoticeParts id="part" contents={text.contents} parts={text.parts(school.email)} />
      </div>
      <NoticeEnd {...toTheCourse}>
        <ButtonLink to={paths.program} variant="primary">
          {toTheCourse.link}
        </ButtonLink>
      </NoticeEnd>
    </>
  );
}
