import { Icon } from "#app/ui/icon/icon.tsx";

import { CopyTextButton } from "../../shell/copy-text-button.tsx";
import { useSchoolName } from "../../shell/frame/frame-data.ts";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { todayWords } from "./today-words.ts";

const text = todayWords.noMail;

/** That mails reach nobody, and the ways to tell whoever can change that. */
export function NoMailNotice() {
  const school = useSchoolName();
  const message = text.message(school);
  const body = encodeURIComponent(message);
  return (
    <section aria-labelledby="no-mail" className="panel mb-6 border-2 border-error">
      <h2 id="no-mail" className="flex items-center gap-3 text-subtitle">
        <StudioIcon name="alert" className="size-6 text-error" />
        {text.heading}
      </h2>
      <p className="mt-1 max-w-prose">{text.text}</p>
      <p className="mt-3 font-medium">{text.send}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <a
          href={`https://wa.me/?text=${body}`}
          target="_blank"
          rel="noreferrer"
          aria-label={text.name(text.whatsApp)}
          className="small-button"
        >
          <Icon name="whatsapp" className="size-5" />
          {text.whatsApp}
        </a>
        <a
          href={`mailto:?subject=${encodeURIComponent(text.subject(school))}&body=${body}`}
          aria-label={text.name(text.mail)}
          className="small-button"
        >
          <StudioIcon name="mail" />
          {text.mail}
        </a>
        <CopyTextButton
          text={message}
          label={text.copy}
          done={text.copied}
          of={text.subject(school)}
        />
      </p>
    </section>
  );
}
