import { Link } from "react-router";

import { absentValue, describe, emptyValue, labelOf } from "#content/schema/describe.ts";

import { at } from "../../../../contract/data-path.ts";
import { StudioIcon } from "../../../shell/studio-icon.tsx";
import { mistakeIn, valueIn } from "../draft/draft-state.ts";
import { useEditor } from "../draft/use-draft.ts";
import { fieldId, proposedText } from "./field-path.ts";
import { websiteWords as text } from "../website-words.ts";
import { ListField } from "./list-field.tsx";
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
  const { meta, absence } = described;
  const { delivered } = meta;
  const value = valueIn(state, path) ?? delivered;
  const says = mistakeIn(state, path);
  const note = says
    ? `This ${says}`
    : [
        meta.help,
        absence && meta.example && text.example(meta.example),
        absence && delivered === undefined && !meta.example && "May stay empty.",
      ]
        .filter(Boolean)
        .join(" ");
  const [id, isWrong] = [fieldId(path), says !== undefined];
  const shared = { id, label, isLabelHidden: isWhole, note: note || undefined, isWrong };
  const absent = absentValue(schema);
  // An optional text that is emptied is none. The site's own words come back by a button instead.
  const isNone = (next: unknown) =>
    absence && delivered === undefined && typeof next === "string" && next.trim() === "";
  const change = (next: unknown) =>
    store.change(path, next === delivered || isNone(next) ? absent : next);

  if (meta.isPicture) {
    const shape = described.kind === "group" ? described.shape : {};
    return <Picture shape={shape} path={path} label={isWhole ? undefined : label} />;
  }
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
          onClick={() => change(absent)}
        >
          Say nothing about “{label}”
        </button>
      );
      const content =
        described.kind === "list" ? (
          <ListField entry={described.entry} path={path} label={label} note={shared.note} />
        ) : (
          <Fields shape={described.shape} path={path} />
        );
      const Group = isWhole ? "div" : "fieldset";
      return (
        <Group
          id={isWhole ? undefined : id}
          className={`field-group grid min-w-0 gap-5 ${described.kind === "list" ? "is-beside" : ""}`}
        >
          {/* Floated, it is an item of the grid. */}
          {!isWhole && <legend className="float-left w-full font-semibold">{label}</legend>}
          {content}
          {out}
        </Group>
      );
    }
    default:
      if (meta.isWords) {
        return (
          <TextField
            {...shared}
            value={typeof value === "string" ? value : ""}
            isMultiline={meta.isMultiline === true}
            facts={facts.filter((fact) => fact.path ?? path.startsWith("replies/"))}
            onChange={change}
            onOpen={open}
            proposal={proposedText(path, (around) => valueIn(state, around))}
            onRestore={delivered !== undefined && value !== delivered && (() => change(delivered))}
          />
        );
      }
      return <ValueField {...shared} described={described} value={value} onChange={change} />;
  }
}

interface FieldsProps {
  shape: Readonly<Record<string, unknown>>;
  path: string;
}

/** The fields of a group, with their paths and labels. */
export function fieldsIn(shape: FieldsProps["shape"], path: string): FieldProps[] {
  return Object.entries(shape).map(([key, schema]) => ({
    schema,
    path: at(path, key),
    label: labelOf(schema, key),
  }));
}

/** The fields of a group; behind “Seldom needed” those that few owners need and that no visitor sees. */
function Fields({ shape, path }: FieldsProps) {
  const { state } = useEditor();
  const fields = fieldsIn(shape, path);
  const isRare = ({ schema }: FieldProps) => describe(schema).meta.isRare === true;
  const [usual, rare] = [fields.filter((field) => !isRare(field)), fields.filter(isRare)];
  const isWrong = rare.some((field) => mistakeIn(state, field.path));
  return (
    <>
      {usual.map((field) => (
        <Field key={field.path} {...field} />
      ))}
      {rare.length > 0 && (
        <details open={isWrong}>
          <summary className="quiet-button -ml-4">
            Seldom needed
            <StudioIcon name="down" />
          </summary>
          <div className="mt-2 grid gap-5">
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

/** A picture, which is changed at a place of its own, with the words that belong to it. */
function Picture({ shape, path, label }: FieldsProps & { label: string | undefined }) {
  const filePath = Object.hasOwn(shape, "file") ? at(path, "file") : path;
  const name = valueIn(useEditor().state, filePath);
  const words = Object.entries(shape).filter(([key]) => !FOLLOWING.has(key));
  return (
    <div className="grid gap-3">
      <div className="is-beside grid gap-3">
        {label && <p className="font-medium">{label}</p>}
        <div className="flex flex-wrap items-center gap-3">
          {typeof name === "string" && name !== "" ? (
            <img
              src={`/pictures/${name}`}
              alt=""
              loading="lazy"
              className="h-24 w-32 rounded-lg border border-border object-cover"
            />
          ) : (
            <p className="text-muted-foreground">No picture yet.</p>
          )}
          <Link
            id={fieldId(filePath)}
            to={`/website/pictures?slot=${encodeURIComponent(filePath)}`}
            className="small-button"
          >
            Change the picture
          </Link>
        </div>
      </div>
      <Fields shape={Object.fromEntries(words)} path={path} />
    </div>
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
      className="row -my-2.5 w-full cursor-pointer border-t border-border text-left leading-snug first:border-0"
      onClick={() => {
        store.change(path, emptyValue(schema));
        open(path);
      }}
    >
      <StudioIcon name="add" className="round-icon" />
      <span>
        <span className="block font-medium">{label}</span>
        <span className="text-sm text-muted-foreground">
          {example ? text.example(example) : "The website says nothing about this."}
        </span>
      </span>
    </button>
  );
}
