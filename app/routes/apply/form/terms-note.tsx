import { termsText } from "#content/legal/terms-text.ts";
import { paths } from "#content/school/page-paths.ts";
import { TERMS_FIELD } from "#forms/contract.ts";
import { Link } from "react-router";

/** A note beside Submit that links to the terms; a hidden field posts their version. */
export function TermsNote({ version }: { version: string | null }) {
  if (version === null) return null;
  return (
    <div className="col-span-full">
      <p className="max-w-prose text-sm text-muted-foreground">
        <input type="hidden" name={TERMS_FIELD} value={version} />
        {termsText.accept}{" "}
        <Link to={paths.terms} reloadDocument className="text-link underline underline-offset-4">
          {termsText.link(version)}
        </Link>
      </p>
    </div>
  );
}
