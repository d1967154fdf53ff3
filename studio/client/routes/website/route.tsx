import { useEffect, useRef, useState } from "react";
import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";

import { useBrowserValue, useMediaQuery } from "#app/ui/use-browser-state.ts";
import { describe, emptyValue } from "#content/schema/describe.ts";

import { PageHeading } from "../../shell/page-heading.tsx";
import { OptionalField } from "../../shell/optional-field.tsx";
import { Options } from "../../shell/select-field.tsx";
import { studioContext } from "../../studio-context.ts";
import { type Editor, EditorContext, valueIn } from "./draft/editor-context.ts";
import { Contested, SavingState, UndoButtons } from "./draft/saving-state.tsx";
import { useDraft } from "./draft/use-draft.ts";
import { useUndoKeys } from "./draft/use-undo-keys.ts";
import { factsOf } from "./fields/facts.ts";
import { FieldSheet } from "./page/field-sheet.tsx";
import { markBlocks, markSelected, scrollToField, showPrompts } from "./page/page-marks.ts";
import { PageTree } from "./page/page-tree.tsx";
import { pageWords as text } from "./page/page-words.ts";
import { promptsOf } from "./page/prompts.ts";
import { schemaOf, sectionOf } from "./page/scope.ts";
import { elsewhere, type PageSection, sectionsOf } from "./page/sections.ts";
import { usePageFrame } from "./page/use-page-frame.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { content } = context.get(studioContext);
  const query = new URL(request.url).searchParams;
  const page = text.pages.find(({ value }) => value === query.get("page"))?.value ?? "/";
  return {
    content: await content.read(),
    files: content.list(),
    page,
    field: known(query.get("field")),
  };
}

/** The path of a field that exists. */
function known(path: string | null): string | undefined {
  return path && schemaOf(path) ? path : undefined;
}

/** The page of the website that is edited by clicking on it. */
export default function Website() {
  const { content, files, ...first } = useLoaderData<typeof loader>();
  const { store, state } = useDraft(content);
  const [page, setPage] = useState(first.page);
  const [width, setWidth] = useState<"desktop" | "phone">("desktop");
  const [theme, setTheme] = useState<"light" | "dark">("light");
  const [path, setPath] = useState(first.field);
  const isHydrated = useBrowserValue(() => true, false);
  const [sections, setSections] = useState<readonly PageSection[]>([]);
  const frame = useRef<HTMLIFrameElement>(null);
  const navigate = useNavigate();
  const isNarrow = useMediaQuery("(width < 64rem)");
  const facts = factsOf(state.documents);
  const prompts = promptsOf(state, page);
  const hasTerms = state.documents["terms"]?.value !== null;
  const pages = text.pages.filter(({ value }) => hasTerms || value !== "/terms");

  // After the sheet has taken its room.
  useEffect(() => {
    const document = frame.current?.contentDocument;
    if (!document) return;
    markSelected(document, path);
    if (path !== undefined) scrollToField(document, path);
  }, [path]);

  function open(next: string) {
    const [name = ""] = next.split("/");
    const place = elsewhere[name];
    if (place && name !== "course") {
      void navigate(place);
      return;
    }
    const { absence, meta } = describe(schemaOf(next));
    const isAbsent = absence && (valueIn(state, next) ?? undefined) === undefined;
    if (isAbsent && meta.example) store.change(next, emptyValue(schemaOf(next)));
    setPath(next);
  }

  function close() {
    setPath(undefined);
    frame.current?.focus();
  }

  function choosePage(next: string) {
    const chosen = pages.find(({ value }) => value === next);
    if (!chosen) return;
    setPage(chosen.value);
    setPath(undefined);
    // Not a navigation of the router, which would move the focus to the heading.
    history.replaceState(history.state, "", `/website?page=${chosen.value}`);
  }

  function step(action: "undo" | "redo") {
    const changed = store[action]();
    if (changed !== undefined && valueIn(store.read(), changed) !== undefined) setPath(changed);
  }

  const { src, onLoad, isFailed } = usePageFrame(frame, {
    page,
    theme,
    saves: state.saves,
    onShown(document) {
      showPrompts(document, prompts);
      markBlocks(document);
      setSections(sectionsOf(document, page));
      markSelected(document, path);
    },
    onSelect: open,
    onFollow: choosePage,
    onUndo: step,
  });
  useUndoKeys({ undo: () => step("undo"), redo: () => step("redo") });

  const editor: Editor = { store, state, facts, pictures: content.pictures, open };
  const label = text.pages.find(({ value }) => value === page)?.label ?? page;
  const tree = (
    <PageTree
      sections={sections}
      prompts={prompts}
      current={path && sectionOf(path)}
      files={files}
      onOpen={open}
    />
  );

  const themeChoice = (
    <Choice
      label={text.theme}
      options={text.themes}
      icons={text.themeIcons}
      chosen={theme}
      onChoose={setTheme}
    />
  );

  return (
    <EditorContext value={editor}>
      <div className="is-wide page-editor">
        <div className="page-tools">
          <PageHeading title={text.title} />
          <OptionalField label={text.page} isLabelHidden>
            {(control) => (
              <select
                {...control}
                value={page}
                onChange={({ currentTarget }) => choosePage(currentTarget.value)}
              >
                <Options options={pages.map((one) => [one.value, one.label])} />
              </select>
            )}
          </OptionalField>
          <Link to="/website/pictures" className="pictures-link">
            {text.pictures}
          </Link>
          {!isNarrow && (
            <Choice label={text.width} options={text.widths} chosen={width} onChoose={setWidth} />
          )}
          {!isNarrow && themeChoice}
          <UndoButtons onUndo={() => step("undo")} onRedo={() => step("redo")} />
        </div>
        <div className="page-line">
          <p className="page-hint">{isNarrow ? text.tap : text.click}</p>
          <SavingState />
          {isNarrow && themeChoice}
        </div>
        <Contested />
        {isFailed && (
          <p role="alert" className="mb-2 font-medium text-error">
            {text.failed}
          </p>
        )}
        <div className="page-columns" data-sheet={path !== undefined}>
          {isNarrow ? (
            <details className="tree-disclosure">
              <summary className="min-h-11 cursor-pointer py-2 font-medium text-link">
                {text.openTree}
              </summary>
              {tree}
            </details>
          ) : (
            tree
          )}
          <div className="page-space" data-width={isNarrow ? "this" : width}>
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the pages' policy has it */}
            <iframe
              ref={frame}
              src={src}
              onLoad={onLoad}
              title={text.frame(label)}
              className="page-frame"
            />
          </div>
          {isHydrated && path !== undefined && (
            <FieldSheet path={path} isNarrow={isNarrow} onClose={close} />
          )}
        </div>
      </div>
    </EditorContext>
  );
}

interface ChoiceProps<Name extends string> {
  label: string;
  options: Readonly<Record<Name, string>>;
  chosen: Name;
  /** Take the place of the words where there is little room. */
  icons?: Readonly<Record<Name, string>>;
  onChoose: (name: Name) => void;
}

/** A choice between two ways to look at the page. */
function Choice<Name extends string>(props: ChoiceProps<Name>) {
  const { label, options, chosen, icons, onChoose } = props;
  const names = Object.keys(options) as Name[];
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => {
        const next = names.find((name) => keys.has(name));
        if (next) onChoose(next);
      }}
      className="choice"
    >
      {names.map((name) => (
        <ToggleButton key={name} id={name} className="choice-item">
          {icons && (
            <span aria-hidden="true" className="sm:hidden">
              {icons[name]}
            </span>
          )}
          <span className={icons && "max-sm:sr-only"}>{options[name]}</span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
