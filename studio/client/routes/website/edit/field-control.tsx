import { Button } from "#app/ui/button/button.tsx";

import type {
  AbsentField,
  CheckField,
  Field,
  GroupField,
} from "../../../../contract/content-editing.ts";
import { editWords as text } from "./edit-words.ts";
import { ListControl } from "./list-control.tsx";
import { fieldId, givenName } from "../../../../contract/field-names.ts";
import { PictureControl } from "./picture-control.tsx";
import { ValueControl } from "./value-control.tsx";

interface FieldControlProps {
  field: Field;
  /** Whether this is the whole file, whose label is the page's heading. */
  isWhole?: boolean;
  /** Whether the field is an entry of a list, which already shows the label. */
  isEntry?: boolean;
}

/** The control of a field, and of all fields in it. */
export function FieldControl({ field, isWhole = false, isEntry = false }: FieldControlProps) {
  switch (field.kind) {
    case "group":
      return <Group field={field} isPlain={isWhole || isEntry} />;
    case "list":
      return <ListControl field={field} isPlain={isWhole} entry={renderEntry} />;
    case "absent":
      return <Absent field={field} />;
    case "check":
      return <Check field={field} />;
    case "picture":
      // A new key resets the control after a file was stored or refused, which it would keep.
      return <PictureControl key={`${field.value}${field.error}`} field={field} />;
    case "hidden":
      return <input type="hidden" name={field.path} value={field.value} />;
    default:
      return <ValueControl field={field} isLabelHidden={isEntry} />;
  }
}

function renderEntry(item: Field) {
  return <FieldControl field={item} isEntry />;
}

function Group({ field, isPlain }: { field: GroupField; isPlain: boolean }) {
  const content = (
    <>
      {field.help && <p className="text-sm text-muted-foreground">{field.help}</p>}
      {field.isOptional && <input type="hidden" name={givenName(field.path)} value="yes" />}
      {field.fields
        .filter(({ isRare }) => !isRare)
        .map((inner) => (
          <FieldControl key={inner.path} field={inner} />
        ))}
      <Rare fields={field.fields.filter(({ isRare }) => isRare)} />
      {field.isOptional && (
        <Button type="submit" variant="outline" name="intent" value={`leave-out:${field.path}`}>
          {text.leaveOut(field.label)}
        </Button>
      )}
    </>
  );
  if (isPlain) return <div className="grid gap-5">{content}</div>;
  return (
    <fieldset
      id={fieldId(field.path)}
      className="grid min-w-0 gap-5 rounded-2xl border border-border p-4"
    >
      <legend className="px-2 font-heading text-lg">{field.label}</legend>
      {content}
    </fieldset>
  );
}

/** Collapsed fields that few owners need; open if one of them is filled in or has a mistake. */
function Rare({ fields }: { fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  const isOpen = fields.some((field) => ("value" in field && field.value !== "") || field.error);
  return (
    <details open={isOpen}>
      <summary className="inline-link min-h-11 cursor-pointer py-2">{text.rare}</summary>
      <div className="mt-3 grid gap-5">
        {fields.map((field) => (
          <FieldControl key={field.path} field={field} />
        ))}
      </div>
    </details>
  );
}

function Absent({ field }: { field: AbsentField }) {
  return (
    <div id={fieldId(field.path)} className="rounded-2xl border border-dashed border-border p-4">
      <p className="font-heading text-lg">{field.label}</p>
      <p className="mt-1 mb-3 text-muted-foreground">{field.help ?? text.absent}</p>
      <Button type="submit" variant="outline" name="intent" value={`include:${field.path}`}>
        {text.include(field.label)}
      </Button>
    </div>
  );
}

function Check({ field }: { field: CheckField }) {
  const helpId = `${fieldId(field.path)}-help`;
  return (
    <div>
      <label className="inline-flex min-h-11 items-center gap-3 font-medium">
        <input
          type="checkbox"
          name={field.path}
          defaultChecked={field.isChecked}
          className="size-6 accent-link"
          {...(field.help && { "aria-describedby": helpId })}
        />
        {field.label}
      </label>
      {field.help && (
        <p id={helpId} className="text-sm text-muted-foreground">
          {field.help}
        </p>
      )}
    </div>
  );
}
