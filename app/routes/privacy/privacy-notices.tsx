import type { PrivacyNotice as PrivacyNoticeContent } from "#content/legal/privacy.ts";

import { NoticeSection } from "../../sections/notice-section.tsx";
import { buttonClass } from "../../ui/button/button.tsx";

interface PrivacyNoticeProps {
  /** The notice in each language, the default language first. */
  notices: readonly PrivacyNoticeContent[];
}

/** The privacy notice in all languages, each with a link to the other language. */
export function PrivacyNotices({ notices }: PrivacyNoticeProps) {
  return (
    <div className="languages">
      {notices.map((notice) => (
        <Notice key={notice.language} {...notice} />
      ))}
    </div>
  );
}

function Notice({ language, id, heading, version, other, parts }: PrivacyNoticeContent) {
  return (
    <section id={id} lang={language} aria-labelledby={`${id}-heading`}>
      <div className="mx-auto grid max-w-6xl gap-x-20 gap-y-12 px-6 py-18 md:grid-cols-[4fr_7fr]">
        <div className="self-start md:sticky md:top-32">
          <h2 id={`${id}-heading`} className="text-title">
            {heading}
          </h2>
          <p className="mt-4 text-muted-foreground">{version}</p>
          {/* A fragment link: CSS switches the language by :target (privacy-notices.css). */}
          <a
            href={`#${other.id}`}
            lang={other.language}
            className={`mt-6 ${buttonClass("outline")}`}
          >
            {other.label}
          </a>
        </div>
        <div className="max-w-prose space-y-10">
          {parts.map((part) => (
            <NoticeSection key={part.heading} {...part} />
          ))}
        </div>
      </div>
    </section>
  );
}
