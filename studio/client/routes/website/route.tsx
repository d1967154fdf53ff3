import { useRef, useState } from "react";
import { describe } from "#content/schema/describe.ts";
import { type LoaderFunctionArgs, useLoaderData, useLocation, useNavigate } from "react-router";

import { useIsInBrowser, useMediaQuery } from "#app/ui/use-browser-state.ts";

import { StudioIcon, type StudioIconName } from "../../shell/studio-icon.tsx";
import { useWasTrue } from "../../shell/use-was-true.ts";
import { useSaidOnce } from "../../shell/use-said-once.ts";
import { studioContext } from "../../studio-context.ts";
import { Contested } from "./draft/saving-state.tsx";
import { valueIn } from "./draft/draft-state.ts";
import { EditorContext, useDraft, useStoreState, useUndoKeys } from "./draft/use-draft.ts";
import { schemaOf } from "./fields/field-path.ts";
import { FieldSheet } from "./page/field-sheet.tsx";
import { PageTools } from "./page/page-tools.tsx";
import { PageTree } from "./page/page-tree.tsx";
import { editedPages } from "./edited-pages.ts";
import { beginAnswer, useOpenField } from "./page/use-open-field.ts";
import { usePageFrame } from "./page/use-page-frame.ts";

export { afterDraft as clientLoader } from "./draft/use-draft.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { content } = context.get(studioContext);
  const query = new URL(request.url).searchParams;
  const page = editedPages.find(({ value }) => value === query.get("page"))?.value ?? "/";
  return {
    content: await content.read(),
    page,
    field: known(query.get("field")),
    at: known(query.get("at")),
    isPlaced: query.has("saved"),
  };
}

const PLACED = says("check", "The photograph is in its place.");
const TAP = says("words", "Tap a text or a picture to change it.");
const CLICK = says("words", "Click a text or a picture to change it. It saves by itself.");

function says(icon: StudioIconName, text: string) {
  return (
    <>
      <StudioIcon name={icon} className="size-5 text-link" />
      <span className="text-balance text-foreground">{text}</span>
    </>
  );
}

/** The path of a field that exists. */
function known(path: string | null): string | undefined {
  return path && schemaOf(path) ? path : undefined;
}

/** The website’s editor, which begins anew whenever a link leads to it. */
export default function Website() {
  const { key } = useLocation();
  return <PageEditor key={key} />;
}

/** The page of the website that is edited by clicking on it. */
function PageEditor() {
  const { content, isPlaced, ...first } = useLoaderData<typeof loader>();
  const store = useDraft(content);
  const hasTerms = useStoreState(store, (state) => valueIn(state, "terms") !== null);
  const [page, setPage] = useState(first.page);
  const [view, setView] = useState({ mobile: false, dark: false });
  const [path, setPath] = useOpenField(store, first.field);
  const hasTapped = useWasTrue(path !== undefined);
  const hasGoneOn = useWasTrue(hasTapped || page !== first.page);
  const isNarrow = useMediaQuery("(width < 64rem)");
  const [isTreeOpen, setTreeOpen] = useState<boolean>();
  const hasTree = isTreeOpen ?? !isNarrow;
  const [linked, setLinked] = useState<{ path: string; page: string | undefined }>();
  const isInBrowser = useIsInBrowser();
  const frame = useRef<HTMLIFrameElement>(null);
  const navigate = useNavigate();
  useSaidOnce(isPlaced);
  const pages = editedPages.filter(({ value }) => hasTerms || value !== "/terms");

  /** @param leadsTo the page to which the link with the field leads */
  function open(next: string, leadsTo?: string) {
    if (next.startsWith("start-dates")) return void navigate("/courses");
    beginAnswer(store, next);
    setPath(next);
    setLinked({ path: next, page: leadsTo });
    if (isNarrow) setTreeOpen(false);
  }

  /** Opens what was clicked: a picture in its place, from which the owner comes back here. */
  function select(next: string, leadsTo: string | undefined) {
    if (!describe(schemaOf(next)).meta.isPicture) open(next, leadsTo);
    else void navigate(`/website/pictures?slot=${next}/file&page=${page}`);
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
    if (changed === undefined || changed === path) return;
    if (valueIn(store.read(), changed) !== undefined) setPath(changed);
  }

  const { src, onLoad, isFailed, sections } = usePageFrame(frame, {
    store,
    page,
    theme: view.dark ? "dark" : "light",
    path,
    start: first.at,
    onSelect: select,
    onFollow: choosePage,
    onUndo: step,
  });
  useUndoKeys(step);

  const target = linked?.path === path && linked?.page !== page ? linked?.page : undefined;
  const link = pages.find(({ value }) => value === target);
  const label = editedPages.find(({ value }) => value === page)?.label ?? page;
  return (
    <EditorContext value={{ store, open }}>
      <div className="page-editor">
        <PageTools
          pages={pages}
          page={page}
          onPage={choosePage}
          view={view}
          onView={setView}
          isNarrow={isNarrow}
          onStep={step}
          says={
            path === undefined &&
            (isPlaced && !hasGoneOn ? PLACED : hasTapped ? null : isNarrow ? TAP : CLICK)
          }
        >
          {path === undefined && (
            <button
              type="button"
              className="tool-button"
              aria-expanded={hasTree}
              onClick={() => setTreeOpen(!hasTree)}
            >
              <StudioIcon name="text" />
              <span>Sections</span>
            </button>
          )}
        </PageTools>
        <Contested />
        {isFailed && (
          <p role="alert" className="px-4 pb-2 font-medium text-error">
            The page could not be shown. You see it as it was before.
          </p>
        )}
        <div className="page-columns">
          {isInBrowser && path !== undefined ? (
            <FieldSheet path={path} isNarrow={isNarrow} onClose={() => setPath(undefined)}>
              {link && (
                <button
                  type="button"
                  className="fact-button -ml-1"
                  onClick={() => choosePage(link.value)}
                >
                  Go to {link.label}
                  <StudioIcon name="next" className="size-4" />
                </button>
              )}
            </FieldSheet>
          ) : (
            hasTree && <PageTree page={page} sections={sections} />
          )}
          <div
            className="page-space"
            data-width={isNarrow ? "this" : view.mobile ? "phone" : "desktop"}
          >
            {/* oxlint-disable-next-line react/iframe-missing-sandbox -- the pages' policy has it */}
            <iframe
              ref={frame}
              src={src}
              onLoad={onLoad}
              title={`The page ${label}. Click on words or pictures to change them.`}
              className="page-frame"
            />
          </div>
        </div>
      </div>
    </EditorContext>
  );
}
