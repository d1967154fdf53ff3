import { describe, labelOf } from "#content/schema/describe.ts";

import { type DraftState, valueIn } from "../draft/draft-state.ts";
import { useEditor } from "../draft/use-draft.ts";
import { Field, type FieldProps, fieldsIn } from "../fields/field.tsx";
import { fieldId, schemaOf } from "../fields/field-path.ts";

/** A document’s fields on cards: each group by itself, other fields together, up to the next title. */
export function DocumentCards({ name }: { name: string }) {
  const { state } = useEditor();
  const cards: { id: string; title: string | undefined; fields: FieldProps[] }[] = [];
  let isOpen = false;
  for (const field of fieldsOf(name, state)) {
    const { kind, meta } = describe(field.schema);
    const isGroup = (kind === "group" || kind === "list") && !meta.isPicture;
    const isAlone = isGroup && (meta.isDelivered ?? Boolean(valueIn(state, field.path)));
    if (isOpen && !isAlone && !meta.part) cards.at(-1)?.fields.push(field);
    else cards.push({ id: `${fieldId(field.path)}-card`, title: meta.part, fields: [field] });
    isOpen = !isAlone;
  }
  return (
    <div className="gap-8 @min-[56rem]:has-[nav]:grid @min-[56rem]:grid-cols-[minmax(0,1fr)_11rem]">
      {cards.length > 3 && (
        <nav aria-label="Parts of this list" className="fields-nav">
          {cards.map(({ id, title, fields: [first] }) => (
            <a key={id} href={`#${id}`} className="quiet-button shrink-0 px-2 py-1 leading-tight">
              {title ?? first?.label}
            </a>
          ))}
        </nav>
      )}
      <div className="grid content-start gap-4">
        {cards.map(({ id, title, fields }) => (
          <div key={id} id={id} className="panel grid gap-5">
            {title && <h2 className="text-subtitle">{title}</h2>}
            {fields.map((field) => (
              <Field key={field.path} {...field} isWhole={field.path === name} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The fields of a document, last those that few need; or the document itself, if it is no group. */
function fieldsOf(path: string, state: DraftState): FieldProps[] {
  const schema = schemaOf(path);
  const described = describe(schema);
  if (described.kind !== "group" || !valueIn(state, path)) {
    return [{ schema, path, label: labelOf(schema, path) }];
  }
  const isRare = (field: FieldProps) => Number(describe(field.schema).meta.isRare ?? false);
  return fieldsIn(described.shape, path).toSorted((one, other) => isRare(one) - isRare(other));
}
