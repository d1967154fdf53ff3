import type { Numbers } from "../../../contract/numbers.ts";
import { CopyTextButton } from "../../shell/copy-text-button.tsx";
import { resultsWords } from "./results-words.ts";

const text = resultsWords.links;

/** The website's address for each place where the school hands it out. */
export function SourceLinks({ siteUrl }: Pick<Numbers, "siteUrl">) {
  if (!siteUrl) return null;
  const addressOf = (source: string) => `${siteUrl}/?utm_source=${source}`;
  return (
    <section className="mt-10">
      <h2 className="text-subtitle">{text.heading}</h2>
      <p className="mt-2 max-w-prose text-muted-foreground">{text.text}</p>
      <dl className="rows mt-3">
        {Object.entries(text.places).map(([source, name]) => (
          <div key={source} className="row flex-wrap gap-x-6 gap-y-0">
            <dt className="w-28 font-medium">{name}</dt>
            <dd className="min-w-0 flex-1 basis-60 break-all">{addressOf(source)}</dd>
            <dd>
              <CopyTextButton
                text={addressOf(source)}
                label={text.copy}
                done={text.copied}
                of={name}
                isQuiet
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
