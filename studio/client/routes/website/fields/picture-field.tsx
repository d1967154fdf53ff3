import { describe, labelOf } from "#content/schema/describe.ts";
import { Link } from "react-router";

import { at } from "../../../../contract/data-path.ts";
import { useEditor, valueIn } from "../draft/editor-context.ts";
import { Field } from "./field.tsx";
import { fieldId } from "./field-id.ts";
import { fieldWords as text } from "./field-words.ts";

interface PictureFieldProps {
  schema: unknown;
  path: string;
  label: string;
}

/** Keys of a picture that follow from its file. */
const FOLLOWING = new Set(["file", "width", "height", "position", "narrow"]);

/** A picture, which is changed at a place of its own, and the words that belong to it. */
export function PictureField({ schema, path, label }: PictureFieldProps) {
  const { state } = useEditor();
  const described = describe(schema);
  const shape = described.kind === "group" ? described.shape : {};
  const filePath = described.kind === "group" ? at(path, "file") : path;
  const name = valueIn(state, filePath);
  return (
    <div id={fieldId(path)} tabIndex={-1} className="grid gap-3">
      <p className="font-medium">{label}</p>
      <div className="flex flex-wrap items-center gap-3">
        {typeof name === "string" && name !== "" ? (
          <img
            src={`/pictures/${name}`}
            alt=""
            loading="lazy"
            className="h-24 w-32 rounded-lg border border-border object-cover"
          />
        ) : (
          <p className="text-muted-foreground">{text.noPicture}</p>
        )}
        <Link to={pictureUrl(path, described.kind)} className="small-button">
          {text.changePicture}
        </Link>
      </div>
      {Object.entries(shape)
        .filter(([key]) => !FOLLOWING.has(key))
        .map(([key, inner]) => (
          <Field key={key} schema={inner} path={at(path, key)} label={labelOf(inner, key)} />
        ))}
    </div>
  );
}

/** Where a picture is changed. */
export function pictureUrl(path: string, kind: string = "group"): string {
  return `/website/pictures?slot=${encodeURIComponent(kind === "group" ? at(path, "file") : path)}`;
}
