import { type ClipboardEvent, type KeyboardEvent, useId, useLayoutEffect, useRef } from "react";

import { FieldNote } from "#studio/client/shell/labelled-field.tsx";
import { Item, MenuButton } from "#studio/client/shell/menu-button.tsx";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { valueIn } from "../draft/draft-state.ts";
import { useDraftState, useEditor } from "../draft/use-draft.ts";
import { type Fact, splitAtFacts } from "./facts.ts";
import { proposedText } from "./field-path.ts";
import { plainText } from "./plain-text.ts";
import type { ControlProps } from "./value-field.tsx";

const INSERT = "Insert a price or a date";
const INSERT_IN_REPLY = "Insert a name, a price or a date";

/** A text in which facts, such as the price, are chips: they follow when the fact changes. */
export function TextField({ path, described, value: stored, onChange, ...field }: ControlProps) {
  const { id, label, isLabelHidden, note, isWrong } = field;
  const { delivered, isMultiline = false } = described.meta;
  const value = typeof stored === "string" ? stored : "";
  const { open } = useEditor();
  const facts = useDraftState((state) => state.facts);
  const proposal = useDraftState((state) => proposedText(path, (at) => valueIn(state, at)));
  const element = useRef<HTMLDivElement>(null);
  const noteId = useId();
  const isReply = path.startsWith("replies/");
  // A letter’s facts are changed where they stand.
  const used = isReply ? [] : splitAtFacts(value, facts).filter((part) => typeof part !== "string");
  // The title of a reply is not sent.
  const offered = isReply && !isMultiline ? [] : facts.filter((fact) => fact.path ?? isReply);

  // The browser edits the element; it is written anew only when the text came from elsewhere.
  useLayoutEffect(() => {
    if (element.current && textIn(element.current) !== value) write(element.current, value, facts);
  }, [value, facts]);

  // Firefox before 136 does not know “plaintext-only”, and nothing could be typed.
  useLayoutEffect(() => {
    if (element.current?.contentEditable === "inherit") element.current.contentEditable = "true";
  }, []);

  function changed() {
    if (element.current) onChange(textIn(element.current));
  }

  function insert(node: Node) {
    const range = selectionIn(element.current);
    if (!range) return;
    range.deleteContents();
    range.insertNode(node);
    range.collapse(false);
    changed();
  }

  function insertFact(fact: Fact) {
    insert(chip(fact));
    // The menu gives the focus back to its button as it closes.
    setTimeout(() => element.current?.focus(), 100);
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault();
    const pasted = event.clipboardData.getData("text/plain");
    insert(document.createTextNode(plainText(pasted, isMultiline)));
  }

  function keyDown(event: KeyboardEvent) {
    if (event.key !== "Enter") return;
    const isPlain = element.current?.contentEditable === "plaintext-only";
    if (isMultiline && isPlain) return;
    event.preventDefault();
    if (isMultiline) document.execCommand("insertLineBreak");
  }

  return (
    <div className="text-field-group grid gap-1">
      <p id={`${id}-label`} className={isLabelHidden ? "sr-only" : "font-medium"}>
        {label}
      </p>
      <FieldNote id={noteId} {...{ note, isWrong }} />
      <div
        ref={element}
        id={id}
        role="textbox"
        tabIndex={0}
        aria-labelledby={`${id}-label`}
        aria-multiline={isMultiline}
        aria-invalid={isWrong || undefined}
        aria-describedby={note && noteId}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        spellCheck
        onInput={changed}
        onPaste={paste}
        onDrop={(event) => event.preventDefault()}
        onKeyDown={keyDown}
        className="field-control h-auto cursor-text break-words whitespace-pre-wrap"
      />
      <div className="row-start-4 flex flex-wrap gap-x-4 empty:hidden">
        {delivered !== undefined && value !== delivered && (
          <button type="button" className="fact-button" onClick={() => onChange(delivered)}>
            <StudioIcon name="undo" className="size-4" />
            Back to the delivered words
          </button>
        )}
        {proposal && proposal !== value && (
          <button type="button" className="fact-button" onClick={() => onChange(proposal)}>
            Propose a text
          </button>
        )}
        {used.map(({ name, shown, path: factPath }) =>
          factPath ? (
            <button key={name} type="button" className="fact-button" onClick={() => open(factPath)}>
              Change “{withUnit(shown, factPath)}” on all pages
            </button>
          ) : null,
        )}
      </div>
      <div className="insert-fact" hidden={offered.length === 0}>
        <MenuButton
          label={isReply ? INSERT_IN_REPLY : INSERT}
          isNamedByWords
          buttonClass="fact-button"
          placement="bottom start"
          button={
            <>
              <StudioIcon name="add" className="size-4" />
              <span>{isReply ? INSERT_IN_REPLY : INSERT}</span>
            </>
          }
        >
          {offered.map((fact) => (
            <Item key={fact.name} onAction={() => insertFact(fact)}>
              {fact.shown}
            </Item>
          ))}
        </MenuButton>
      </div>
    </div>
  );
}

/** A fact as its button names it: “4 weeks” where the text has only “4”. */
function withUnit(shown: string, path: string): string {
  return /^\d+$/.test(shown) ? `${shown} ${path.split("/").at(-1)}` : shown;
}

/** The text in the element, with its chips as placeholders. */
function textIn(element: Element): string {
  return Array.from(element.childNodes, (node) => {
    if (!(node instanceof HTMLElement)) return node.textContent ?? "";
    if (node.tagName === "BR") return "\n";
    return node.dataset["fact"] ? `{${node.dataset["fact"]}}` : textIn(node);
  }).join("");
}

function write(element: Element, value: string, facts: readonly Fact[]): void {
  const isFocused = element === document.activeElement;
  element.replaceChildren(
    ...splitAtFacts(value, facts).map((part) => (typeof part === "string" ? part : chip(part))),
  );
  if (isFocused) putCaretAtEnd(element);
}

export function putCaretAtEnd(element: Element): void {
  getSelection()?.collapse(element, element.childNodes.length);
}

function chip({ name, shown }: Fact): HTMLElement {
  const element = document.createElement("span");
  element.dataset["fact"] = name;
  element.contentEditable = "false";
  element.className =
    "rounded-full border border-link bg-muted px-2 py-0.5 font-medium whitespace-nowrap text-link";
  // A chip needs no brackets.
  element.textContent = shown.replaceAll(/^\[|\]$/g, "");
  return element;
}

/** Where the caret is in an element, or else its end. */
function selectionIn(element: Element | null): Range | undefined {
  if (!element) return undefined;
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (range && element.contains(range.commonAncestorContainer)) return range;
  putCaretAtEnd(element);
  return selection?.getRangeAt(0);
}
