import { describe } from "#content/schema/describe.ts";
import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { Link } from "react-router";

import { useFrame } from "#studio/client/shell/frame/frame-data.ts";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { valueIn } from "../draft/draft-state.ts";
import { SavingState } from "../draft/saving-state.tsx";
import { useDraftState, useEditor } from "../draft/use-draft.ts";
import { Field } from "../fields/field.tsx";
import { fieldId, parentOf, schemaOf, scopeOf, sectionOf, titleOf } from "../fields/field-path.ts";
import { putCaretAtEnd } from "../fields/text-field.tsx";
import { editedPages } from "../edited-pages.ts";

const enumeration = new Intl.ListFormat("en-GB");
const FOCUSABLE = "[role=row], [role=textbox], input, select, textarea, a[href], button";

interface FieldSheetProps {
  /** The path of the field to edit. */
  path: string;
  /** Whether there is room for one field only. */
  isNarrow: boolean;
  /** Whether it is there to be read, and takes no focus. */
  isRead?: boolean;
  /** Undefined for what stays beside its list. */
  onClose: (() => void) | undefined;
  /** What stands below the heading. */
  children?: React.ReactNode;
}

/** A field and those beside it, at the side of the page, or below it on phones. */
export function FieldSheet(props: FieldSheetProps) {
  const { path, isNarrow, isRead = false, onClose, children } = props;
  const { open, store } = useEditor();
  const element = useRef<HTMLElement>(null);
  const scope = isNarrow ? path : scopeOf(path);
  const parent = parentOf(scope);
  const title = useDraftState((state) => titleOf(state, scope));
  const parentTitle = useDraftState((state) => titleOf(state, parent));
  const isInside = scope !== sectionOf(scope) && parent !== "";
  const name = scope.split("/")[0] ?? "";
  const pages = pagesOf(name);
  const unpublished = useFrame()?.counts?.unpublished ?? 0;
  useFocusField(element, isRead ? undefined : path);

  /** Removes the entry, and shows the list that it was in. */
  function remove() {
    const entries = valueIn(store.read(), parent);
    if (!Array.isArray(entries)) return;
    open(parent);
    store.change(parent, entries.toSpliced(Number(scope.split("/").at(-1)), 1));
  }

  function onKeyDown(event: KeyboardEvent) {
    // A control in the sheet, such as an open menu, has used the key.
    if (event.key === "Escape" && !event.defaultPrevented) onClose?.();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape in any of its controls closes it
    <section
      ref={element}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className={onClose ? "field-sheet" : "letter-sheet"}
    >
      {onClose && (
        <div className="flex items-center gap-3 border-b border-border px-4 py-2">
          <div className="min-w-0 flex-1">
            {isInside && (
              <button
                type="button"
                className="fact-button -ml-1 max-w-full"
                onClick={() => open(parent)}
              >
                <StudioIcon name="previous" className="size-4" />
                <span className="truncate">{parentTitle}</span>
              </button>
            )}
            <h2 className="line-clamp-2 text-subtitle font-semibold">{title}</h2>
            {children}
          </div>
          <button type="button" className="small-button" onClick={onClose}>
            Done
          </button>
        </div>
      )}
      <div className="sheet-body">
        <Field key={scope} path={scope} label={labelForField(scope, title)} isWhole />
      </div>
      <div className="flex items-center gap-3 border-t border-border bg-muted px-4 py-2">
        <div className="min-w-0 flex-1">
          {onClose && (
            <SavingState name={name}>
              {pages.length > 1
                ? `Shows on ${pages.length > 4 ? "all pages" : enumeration.format(pages)}.`
                : "Everything is saved."}
            </SavingState>
          )}
        </div>
        {/* On phones the sheet is in front of what says so. */}
        {isNarrow && unpublished > 0 && (
          <Link to="/publish" className="small-button">
            Publish
          </Link>
        )}
        {isEntry(scope) && (
          <button
            type="button"
            aria-label={`Remove “${title}”`}
            className="quiet-button -mr-4"
            onClick={remove}
          >
            <StudioIcon name="erase" className="size-4" />
            Remove
          </button>
        )}
      </div>
    </section>
  );
}

const isEntry = (path: string) => /\/\d+$/.test(path);

function pagesOf(name: string): string[] {
  const { places = [] } = describe(schemaOf(name)).meta;
  const isThere = (page: string) => places.some((place) => place.replace(/#.*/, "") === page);
  return editedPages.filter(({ value }) => isThere(value)).map(({ label }) => label);
}

/** An entry that is a text is labelled by what it is, not by itself. */
function labelForField(scope: string, title: string): string {
  return isEntry(scope) ? (describe(schemaOf(scope)).meta.label ?? title) : title;
}

/** Focuses the field at a path once it is shown. */
export function useFocusField(
  place: RefObject<HTMLElement | null>,
  path: string | undefined,
): void {
  useEffect(() => {
    if (path === undefined) return undefined;
    focusField(path, place.current);
    const focused = document.activeElement;
    // Again, once the rows of a list are there, and after RouteChange, unless somebody was quicker.
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      const isControl = activeElement?.matches(FOCUSABLE) && place.current?.contains(activeElement);
      if (activeElement === focused || !isControl) focusField(path, place.current);
    });
    return () => cancelAnimationFrame(frame);
  }, [place, path]);
}

/**
 * Focuses the field at a path.
 * @param place where else the focus goes
 */
export function focusField(path: string, place?: HTMLElement | null): void {
  const field = document.getElementById(fieldId(path));
  field?.closest("details")?.setAttribute("open", "");
  const control = field?.matches(FOCUSABLE)
    ? field
    : (field ?? place?.querySelector(".sheet-body"))?.querySelector<HTMLElement>(FOCUSABLE);
  (control ?? place)?.focus();
  control?.scrollIntoView({ block: "nearest" });
  if (control?.isContentEditable) putCaretAtEnd(control);
}
