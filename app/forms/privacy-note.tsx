import { privacyNotes } from "#content/legal/privacy.ts";
import { paths } from "#content/school/page-paths.ts";
import { Link } from "react-router";

/** A sentence on how the answers are used, with a link to the privacy notice. */
export function PrivacyNote({ text }: { text: string }) {
  return (
    <div className="mb-2 col-span-full">
      <p className="max-w-prose text-sm text-muted-foreground">
        {text}{" "}
        <Link to={paths.privacy} viewTransition className="text-link underline underline-offset-4">
          {privacyNotes.link}
        </Link>
      </p>
    </div>
  );
}
