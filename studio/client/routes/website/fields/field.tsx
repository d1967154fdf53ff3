import { useRef } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";

import { isUnwritten } from "#content/legal/privacy.ts";
import { absentValue, describe } from "#content/schema/describe.ts";

import { at } from "#studio/contract/data-path.ts";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { useWasTrue } from "#studio/client/shell/use-was-true.ts";
import { mistakeIn, valueIn } from "../draft/draft-state.ts";
import { useDraftState, useEditor } from "../draft/use-draft.ts";
import { AbsentField } from "./absent-field.tsx";
import { fieldId, isUntouched, nameOf, pathsIn, schemaOf } from "./field-path.ts";
import { ListField } from "./list-field.tsx";
import { TextField } from "./text-field.tsx";
import { ValueField } from "./value-field.tsx";

interface FieldProps {
  /** With the document’s name in front: `home/hero/heading`. */
  path: string;
  /** By default the field’s own. */
  label?: string;
  /** Whether the field fills the sheet, whose heading is its label. */
  isWhole?: boolean;
}

/** The control of a field, and of all fields in it. */
export function Field({ path, label = nameOf(path), isWhole = false }: FieldProps) {
  const { kind, meta } = describe(schemaOf(path));
  const isGroup = kind === "group" || kind === "list";
  const Control = meta.isPicture ? Picture : isGroup ? GroupField : SingleField;
  return <Control path={path} label={label} isWhole={isWhole} />;
}

/** What stands below a field’s label: what is wrong with it, or else what belongs into it. */
function useNote(path: string): { note: string | undefined; isWrong: boolean } {
  const says = useDraftState((state) => !isUntouched(state, path) && mistakeIn(state, path));
  const { kind, absence, meta } = describe(schemaOf(path));
  const { help, question, delivered } = meta;
  const value = useDraftState((state) => valueIn(state, path));
  const isGap = typeof value === "string" && isUnwritten(value);
  const isExample = String(value) === question?.example;
  const optional = question
    ? !isExample && kind !== "number" && `For example: ${question.example}`
    : !delivered && kind !== "check" && "May stay empty.";
  if (says) return { note: `This ${says}`, isWrong: true };
  return {
    note:
      [help, isGap && "Still an example.", absence && optional].filter(Boolean).join(" ") ||
      undefined,
    isWrong: false,
  };
}

/** A text or another single value. */
function SingleField({ path, label, isWhole }: Required<FieldProps>) {
  const { store } = useEditor();
  const schema = schemaOf(path);
  const described = describe(schema);
  const { absence, meta } = described;
  const { delivered } = meta;
  const value = useDraftState((state) => valueIn(state, path)) ?? delivered;
  // An optional text that is emptied is none. The site's own words come back by a button instead.
  const isNone = (next: unknown) =>
    absence && delivered === undefined && typeof next === "string" && next.trim() === "";
  const Control = meta.isWords ? TextField : ValueField;
  return (
    <Control
      {...{ path, label, described, value, ...useNote(path) }}
      id={fieldId(path)}
      isLabelHidden={isWhole}
      onChange={(next) =>
        store.change(path, next === delivered || isNone(next) ? absentValue(schema) : next)
      }
    />
  );
}

function GroupField({ path, label, isWhole }: Required<FieldProps>) {
  const { store } = useEditor();
  const schema = schemaOf(path);
  const { kind, absence, meta } = describe(schema);
  const { note } = useNote(path);
  const paths = pathsIn(path);
  const [first = path] = paths;
  const isThere = useDraftState((state) => (valueIn(state, path) ?? undefined) !== undefined);
  const isBegun = useDraftState((state) => Boolean(valueIn(state, first)));
  const isOptional = absence && !meta.isDelivered && !meta.standsOpen;
  const absent = useRef<HTMLButtonElement>(null);
  if (isOptional && !isThere) return <AbsentField ref={absent} path={path} label={label} />;
  const Group = isWhole ? "div" : "fieldset";
  return (
    <Group
      id={fieldId(path)}
      className={`field-group grid min-w-0 ${meta.standsOpen ? "gap-3 [&>legend+*]:-mt-2" : "gap-5"}`}
    >
      {/* Floated, it is an item of the grid. */}
      {!isWhole && (
        <legend
          className={`float-left w-full ${meta.standsOpen ? "text-base leading-snug font-medium" : "font-semibold"}`}
        >
          {label}
        </legend>
      )}
      {kind === "list" ? (
        <ListField path={path} label={label} note={note} />
      ) : meta.standsOpen ? (
        <>
          <Field path={first} isWhole />
          {isBegun && <Fields paths={paths.slice(1)} />}
        </>
      ) : (
        <Fields paths={paths} />
      )}
      {isOptional && (
        <button
          type="button"
          className="fact-button justify-self-start"
          onClick={() => {
            flushSync(() => store.change(path, absentValue(schema)));
            absent.current?.focus();
          }}
        >
          Don’t show {meta.thing ?? "this"}
        </button>
      )}
    </Group>
  );
}

/** Fields; behind “Rarely needed” those that few owners need and that no visitor sees. */
export function Fields({ paths }: { paths: readonly string[] }) {
  const isRare = (path: string) => describe(schemaOf(path)).meta.isRare === true;
  const [usual, rare] = [paths.filter((path) => !isRare(path)), paths.filter(isRare)];
  const wasWrong = useWasTrue(
    useDraftState((state) => rare.some((path) => mistakeIn(state, path) !== undefined)),
  );
  return (
    <>
      {usual.map((path) => (
        <Field key={path} path={path} />
      ))}
      {rare.length > 0 && (
        <details open={wasWrong}>
          <summary className="quiet-button -ml-4">
            Rarely needed
            <StudioIcon name="down" />
          </summary>
          <div className="mt-2 grid gap-5">
            {rare.map((path) => (
              <Field key={path} path={path} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

/** A picture, which is changed at a place of its own, with the words that belong to it. */
function Picture({ path, label, isWhole }: Required<FieldProps>) {
  const parts = pathsIn(path);
  const filePath = parts.find((part) => part === at(path, "file")) ?? path;
  const name = useDraftState((state) => valueIn(state, filePath));
  return (
    <div className="grid gap-3">
      {!isWhole && <p className="font-medium">{label}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {typeof name === "string" && name !== "" ? (
          <img
            src={`/pictures/${name}`}
            alt=""
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
          {name ? "Change the picture" : "Choose a picture"}
        </Link>
      </div>
      <Fields paths={parts.filter((part) => describe(schemaOf(part)).meta.isWords)} />
    </div>
  );
}
