import { describe, type Described, emptyValue, labelOf } from "#content/schema/describe.ts";

import { at } from "../../../../contract/data-path.ts";
import { mistakeIn, useEditor, valueIn } from "../draft/editor-context.ts";
import { CheckField } from "./check-field.tsx";
import { fieldId } from "./field-id.ts";
import { fieldWords as text } from "./field-words.ts";
import { ListField } from "./list-field.tsx";
import { PictureField } from "./picture-field.tsx";
import { TextField } from "./text-field.tsx";
import { ValueField } from "./value-field.tsx";

export interface FieldProps {
  schema: unknown;
  /** With the document’s name in front: `home/hero/heading`. */
  path: string;
  label: string;
  /** Whether the field fills the sheet, whose heading is its label. */
  isWhole?: boolean;
}

/** The control of a field, and of all fields in it. */
export function Field({ schema, path, label, isWhole = false }: FieldProps) {
  const { store, state, facts, open } = useEditor();
  const described = describe(schema);
  const { delivered } = described.meta;
  const value = valueIn(state, path) ?? delivered;
  const { meta, absence } = described;
  const says = mistakeIn(state, path);
  const note = says
    ? text.mistake(says)
    : [
        meta.help,
        absence && meta.example && text.example(meta.example),
        absence && delivered === undefined && text.optional,
      ]
        .filter(Boolean)
        .join(" ");
  const shared = { label, note: note || undefined, isWrong: says !== undefined };
  const change = (next: unknown) => store.change(path, next === delivered ? undefined : next);

  if (meta.isPicture) return <Picture described={described} path={path} label={label} />;
  switch (described.kind) {
    case "group":
    case "list": {
      if (absence && !meta.isDelivered && (value === null || value === undefined)) {
        return <AbsentField schema={schema} path={path} label={label} />;
      }
      const out = absence && !meta.isDelivered && (
        <button
          type="button"
          className="quiet-button justify-self-start"
          onClick={() => change(absence === "null" ? null : undefined)}
        >
          {text.leaveOut(label)}
        </button>
      );
      const content =
        described.kind === "list" ? (
          <ListField entry={described.entry} path={path} label={label} note={shared.note} />
        ) : (
          <Fields shape={described.shape} path={path} />
        );
      if (isWhole) {
        return (
          <div className="grid gap-6">
            {content}
            {out}
          </div>
        );
      }
      return (
        <fieldset
          id={fieldId(path)}
          className="grid min-w-0 gap-6 border-t border-border pt-6 first:border-0 first:pt-0"
        >
          <legend className="float-left w-full text-subtitle font-semibold">{label}</legend>
          {content}
          {out}
        </fieldset>
      );
    }
    case "check":
      return <CheckField {...shared} id={fieldId(path)} value={value === true} onChange={change} />;
    default:
      if (meta.isWords) {
        return (
          <TextField
            {...shared}
            id={fieldId(path)}
            value={typeof value === "string" ? value : ""}
            isMultiline={meta.isMultiline === true}
            facts={facts.filter((fact) => fact.path ?? path.startsWith("replies/"))}
            onChange={change}
            onOpen={open}
            {...(delivered !== undefined && {
              isOwn: value !== delivered,
              onRestore: () => change(delivered),
            })}
          />
        );
      }
      return (
        <ValueField
          {...shared}
          id={fieldId(path)}
          described={described}
          value={value}
          onChange={change}
        />
      );
  }
}

interface FieldsProps {
  shape: Readonly<Record<string, unknown>>;
  path: string;
}

/** The fields of a group; behind “More” those that few owners need and that no visitor sees. */
function Fields({ shape, path }: FieldsProps) {
  const { state } = useEditor();
  const fields = Object.entries(shape).map(([key, schema]) => ({
    schema,
    path: at(path, key),
    label: labelOf(schema, key),
  }));
  const isRare = ({ schema }: FieldProps) => describe(schema).meta.isRare === true;
  const rare = fields.filter(isRare);
  const isWrong = rare.some((field) => mistakeIn(state, field.path));
  return (
    <>
      {fields
        .filter((field) => !isRare(field))
        .map((field) => (
          <Field key={field.path} {...field} />
        ))}
      {rare.length > 0 && (
        <details open={isWrong}>
          <summary className="min-h-11 cursor-pointer py-2 font-medium text-link">
            {text.more}
          </summary>
          <div className="mt-2 grid gap-6">
            {rare.map((field) => (
              <Field key={field.path} {...field} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

/** Keys of a picture that follow from its file. */
const FOLLOWING = new Set(["file", "width", "height", "position", "narrow"]);

/** A picture with the words that belong to it. */
function Picture({
  described,
  path,
  label,
}: Omit<FieldProps, "schema"> & { described: Described }) {
  const isGroup = described.kind === "group";
  const words = isGroup ? Object.entries(described.shape) : [];
  return (
    <PictureField path={isGroup ? at(path, "file") : path} label={label}>
      <Fields
        shape={Object.fromEntries(words.filter(([key]) => !FOLLOWING.has(key)))}
        path={path}
      />
    </PictureField>
  );
}

/** An optional fact that the owner has not said anything about. */
function AbsentField({ schema, path, label }: FieldProps) {
  const { store, open } = useEditor();
  const { example } = describe(schema).meta;
  return (
    <button
      id={fieldId(path)}
      type="button"
      className="absent-field"
      onClick={() => {
        store.change(path, emptyValue(schema));
        open(path);
      }}
    >
      <span className="font-medium">{label}</span>
      <span className="text-sm text-muted-foreground">
        {example ? text.example(example) : text.absent}
      </span>
    </button>
  );
}
