import { describe } from "#content/schema/describe.ts";

import { type DraftState, valueIn } from "../draft/draft-state.ts";
import { useDraftState } from "../draft/use-draft.ts";
import { Field } from "../fields/field.tsx";
import { fieldId, nameOf, pathsIn, schemaOf } from "../fields/field-path.ts";
import { ExampleCard } from "./example-card.tsx";

/** A document’s fields on cards: each group by itself, other fields together, up to the next title. */
export function DocumentCards({ name }: { name: string }) {
  const state = useDraftState((now) => now);
  const cards: { id: string; title: string | undefined; paths: string[] }[] = [];
  let isOpen = false;
  for (const path of fieldsOf(name, state)) {
    const { kind, meta } = describe(schemaOf(path));
    const isGroup = (kind === "group" || kind === "list") && !meta.isPicture;
    const isAlone =
      isGroup && !meta.standsOpen && (meta.isDelivered ?? Boolean(valueIn(state, path)));
    if (isOpen && !isAlone && !meta.part) cards.at(-1)?.paths.push(path);
    else cards.push({ id: `${fieldId(path)}-card`, title: meta.part, paths: [path] });
    isOpen = !isAlone;
  }
  // The page’s title says what it is.
  const isOnly = cards.length === 1 && cards[0]?.paths.length === 1 && !isOpen;
  const isLong = cards.length > 3;
  return (
    <div className="gap-8 @min-[56rem]:has-[nav]:grid @min-[56rem]:grid-cols-[minmax(0,1fr)_11rem]">
      {isLong && (
        <nav
          aria-label="Parts of this list"
          className="order-last -mx-4 mb-3 flex overflow-x-auto px-2 @min-[56rem]:sticky @min-[56rem]:top-20 @min-[56rem]:m-0 @min-[56rem]:block @min-[56rem]:self-start @min-[56rem]:border-l @min-[56rem]:border-border"
        >
          {cards.map(({ id, title, paths: [first = name] }) => (
            <a key={id} href={`#${id}`} className="quiet-button shrink-0 px-2 py-1 leading-tight">
              {title ?? nameOf(first)}
            </a>
          ))}
        </nav>
      )}
      <div
        className={`grid content-start gap-5 [&>div:last-child:nth-child(odd)]:col-span-full ${isLong ? "" : "@min-[50rem]:grid-cols-2"}`}
      >
        {cards.map(({ id, title, paths }) => (
          <div
            key={id}
            id={id}
            className={`panel grid gap-5 ${cards.length > 1 ? "content-start" : "content-between"}`}
          >
            {title && <h2 className="text-subtitle font-semibold">{title}</h2>}
            {paths.map((path) => (
              <Field key={path} path={path} isWhole={isOnly} />
            ))}
          </div>
        ))}
        <ExampleCard name={name} />
      </div>
    </div>
  );
}

/** The fields of a document, last those that few need; or the document itself, if it is no group. */
function fieldsOf(name: string, state: DraftState): string[] {
  const paths = pathsIn(name);
  if (paths.length === 0 || !valueIn(state, name)) return [name];
  const isRare = (path: string) => Number(describe(schemaOf(path)).meta.isRare ?? false);
  return paths.toSorted((one, other) => isRare(one) - isRare(other));
}
