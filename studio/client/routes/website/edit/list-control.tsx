import { Button } from "#app/ui/button/button.tsx";

import type { Field, ListField } from "../../../../contract/content-editing.ts";
import { editWords as text } from "./edit-words.ts";
import { fieldId, givenName, lengthName } from "../../../../contract/field-names.ts";

interface ListControlProps {
  field: ListField;
  /** Whether the list is the whole file, whose label is the page's heading. */
  isPlain: boolean;
  /** Renders the controls of an entry. */
  entry: (item: Field) => React.ReactNode;
}

/** A list whose entries can be added, removed and moved. */
export function ListControl({ field, isPlain, entry }: ListControlProps) {
  const { path, label, help, items, isOptional } = field;
  return (
    <fieldset
      id={fieldId(path)}
      className={`grid min-w-0 gap-4 ${isPlain ? "" : "rounded-2xl border border-border p-4"}`}
    >
      <legend className={isPlain ? "sr-only" : "px-2 font-heading text-lg"}>{label}</legend>
      {help && <p className="text-sm text-muted-foreground">{help}</p>}
      <input type="hidden" name={lengthName(path)} value={items.length} />
      {isOptional && <input type="hidden" name={givenName(path)} value="yes" />}
      <ol className="grid gap-4">
        {items.map((item, index) => (
          <li
            key={item.path}
            id={fieldId(item.path)}
            className="grid gap-3 rounded-2xl border border-border bg-card p-4"
          >
            <p className="font-medium break-words">{item.label}</p>
            {entry(item)}
            <div className="flex flex-wrap gap-2">
              {index > 0 && (
                <Move path={item.path} to="up" name={text.up(item.label)}>
                  {text.moveUp}
                </Move>
              )}
              {index < items.length - 1 && (
                <Move path={item.path} to="down" name={text.down(item.label)}>
                  {text.moveDown}
                </Move>
              )}
              <Move path={item.path} to="remove" name={text.remove(item.label)}>
                {text.removeShort}
              </Move>
            </div>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="outline" name="intent" value={`add:${path}`}>
          {text.add(label)}
        </Button>
        {isOptional && (
          <Button type="submit" variant="outline" name="intent" value={`leave-out:${path}`}>
            {text.leaveOut(label)}
          </Button>
        )}
      </div>
    </fieldset>
  );
}

interface MoveProps {
  path: string;
  to: "up" | "down" | "remove";
  /** The accessible name, which includes the entry's label. */
  name: string;
  children: string;
}

function Move({ path, to, name, children }: MoveProps) {
  return (
    <button
      type="submit"
      name="intent"
      value={`${to}:${path}`}
      aria-label={name}
      className="inline-link min-h-11 cursor-pointer px-2"
    >
      {children}
    </button>
  );
}
