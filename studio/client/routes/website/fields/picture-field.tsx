import type { ReactNode } from "react";
import { Link } from "react-router";

import { useEditor, valueIn } from "../draft/editor-context.ts";
import { fieldId } from "./field-id.ts";
import { fieldWords as text } from "./field-words.ts";

interface PictureFieldProps {
  /** The path of the picture’s name. */
  path: string;
  label: string;
  /** The words that belong to the picture. */
  children: ReactNode;
}

/** A picture, which is changed at a place of its own. */
export function PictureField({ path, label, children }: PictureFieldProps) {
  const name = valueIn(useEditor().state, path);
  return (
    <div className="grid gap-3">
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
        <Link
          id={fieldId(path)}
          to={`/website/pictures?slot=${encodeURIComponent(path)}`}
          className="small-button"
        >
          {text.changePicture}
        </Link>
      </div>
      {children}
    </div>
  );
}
