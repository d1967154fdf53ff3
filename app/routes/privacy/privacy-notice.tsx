import type { PrivacyNotice as Notice } from "#content/legal/privacy.ts";

import { NoticeParts } from "../../sections/notice/notice-parts.tsx";
import { buttonClass } from "../../ui/button/button.tsx";

/** The privacy notice in one language, with a link to the other one. */
export function PrivacyNotice({ language, id, heading, version, other, contents, parts }: Notice) {
  return (
    <section id={id} lang={language} aria-labelledby={`${id}-heading`}>
      <div className="notice-frame mx-auto max-w-6xl px-6 py-12 sm:py-18">
        <div className="mb-8 flex flex-wrap items-end justify-between gap-5 lg:content-start">
          <div>
            <h2 id={`${id}-heading`} className="text-subtitle lg:text-[1.75rem]">
              {heading}
            </h2>
            <p className="mt-2 text-muted-foreground">{version}</p>
          </div>
          {/* A fragment link: CSS switches the language by :target (notice.css). */}
          <a href={`#${other.id}`} lang={other.language} className={buttonClass("outline")}>
            {other.label}
          </a>
        </div>
        <NoticeParts id={id} contents={contents} parts={parts} />
      </div>
    </section>
  );
}
