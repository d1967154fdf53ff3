import { termsText } from "#content/legal/terms-text.ts";
import { type Terms, termsPage } from "#content/legal/terms.ts";
import { TERMS_FIELD } from "#forms/contract.ts";
import { Link } from "react-router";

/** A note beside Submit that links to the terms; a hidden field posts their version. */
export function TermsNote({ terms }: { terms: Terms | null }) {
  if (!terms) return null;
  return (
    <div className="col-span-full">
      <p className="max-w-prose text-sm text-muted-foreground">
        <input type="hidden" name={TERMS_FIELD} value={terms.version} />
        {termsText.accept}{" "}
        <Link to={termsPage.path} viewTransition className="text-link underline underline-offset-4">
          {termsText.link(terms.version)}
        </Link>
      </p>
    </div>
  );
}
