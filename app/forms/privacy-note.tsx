import { privacyNotes, privacyPage } from "#content/privacy.ts";
import { Link } from "react-router";

/** What a form's answers are used for, in a sentence, and the way to the whole notice. */
export function PrivacyNote({ text }: { text: string }) {
  return (
    <div className="mb-2 basis-full">
      <p className="max-w-prose text-sm text-quiet">
        {text}{" "}
        <Link
          to={privacyPage.path}
          viewTransition
          className="text-link underline underline-offset-4"
        >
          {privacyNotes.link}
        </Link>
      </p>
    </div>
  );
}
