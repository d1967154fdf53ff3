import type { Numbers } from "../../../contract/numbers.ts";
import { numberWords } from "./number-words.ts";

const text = numberWords.links;

/** The website's address for each place where the school hands it out. */
export function SourceLinks({ siteUrl }: Pick<Numbers, "siteUrl">) {
  if (!siteUrl) return null;
  return (
    <section className="panel mt-6">
      <h2 className="text-subtitle">{text.heading}</h2>
      <p className="mt-2 max-w-prose text-muted-foreground">{text.text}</p>
      <dl className="mt-3 grid gap-x-6 sm:grid-cols-[auto_1fr]">
        {Object.entries(text.places).map(([source, name]) => (
          <div key={source} className="contents">
            <dt className="py-1 font-medium">{name}</dt>
            {/* One click or tap selects all of it, to be copied. */}
            <dd className="py-1 break-all select-all">{`${siteUrl}/?utm_source=${source}`}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
