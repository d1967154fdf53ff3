import { describe } from "#content/schema/describe.ts";
import { useEffect, useRef } from "react";
import { data, Link, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";

import { useIsInBrowser, useMediaQuery } from "#app/ui/use-browser-state.ts";

import { BackLink } from "#studio/client/shell/back-link.tsx";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { studioContext } from "#studio/client/studio-context.ts";
import { isSettingsDocument } from "../../settings/settings-groups.ts";
import { valueIn } from "../draft/draft-state.ts";
import { BY_ITSELF, EditorHeading, SavingState } from "../draft/saving-state.tsx";
import { EditorContext, useDraft, useUndoKeys } from "../draft/use-draft.ts";
import { FieldSheet, useFocusField } from "../page/field-sheet.tsx";
import { beginAnswer, useOpenField } from "../page/use-open-field.ts";
import { DocumentCards } from "./document-cards.tsx";
import { nameOf, schemaOf } from "../fields/field-path.ts";

export { afterDraft as clientLoader } from "../draft/use-draft.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { content } = context.get(studioContext);
  const name = params["name"] ?? "";
  if (!schemaOf(name)) throw data("", { status: 404 });
  // The price and hours stand beside the dates.
  if (name === "course") throw redirect("/courses#price");
  const field = new URL(request.url).searchParams.get("field");
  const path = `${name}/${field}`;
  return {
    name,
    isSetting: isSettingsDocument(name),
    content: await content.read(),
    field: field && schemaOf(path) ? path : undefined,
  };
}

/** A document as a list of fields: the second way to edit, and the only one for what no page shows. */
export default function DocumentFields() {
  const loaded = useLoaderData<typeof loader>();
  return <Fields key={loaded.name} {...loaded} />;
}

function Fields(loaded: ReturnType<typeof useLoaderData<typeof loader>>) {
  const { name, isSetting, content, field } = loaded;
  const { places = [], help } = describe(schemaOf(name)).meta;
  const store = useDraft(content);
  // Entries of lists, and facts, which are in another document, open beside the list.
  const isInSheet = (one: string) => !one.startsWith(`${name}/`) || /\/\d+(?:\/|$)/.test(one);
  const [path, setPath] = useOpenField(store, field, isInSheet);
  // React Aria renders inline styles, which the studio's policy forbids in HTML.
  const isInBrowser = useIsInBrowser();
  const isNarrow = useMediaQuery("(width < 64rem)");
  const step = (action: "undo" | "redo") => {
    const changed = store[action]();
    const isElsewhere = changed?.split("/")[0] !== name;
    if (isElsewhere && changed && valueIn(store.read(), changed) !== undefined) setPath(changed);
  };
  useUndoKeys(step);
  // A question of Today is opened to be answered.
  useEffect(() => void (field && beginAnswer(store, field)), [store, field]);
  const list = useRef<HTMLDivElement>(null);
  const isSheetOpen = path !== undefined && isInSheet(path);
  useFocusField(list, isInBrowser && !isSheetOpen ? path : undefined);
  const [place = ""] = places;
  return (
    <EditorContext value={{ store, open: setPath }}>
      <div ref={list} className="fields-page @container min-w-0">
        <div className="flex items-center justify-between">
          <BackLink to={isSetting ? "/settings" : "/website"}>
            {isSetting ? "Settings" : "Website"}
          </BackLink>
          {place && (
            <Link
              to={`/website?page=${place.replace(/#.*/, "")}&at=${path ?? name}`}
              className="quiet-button -mr-4"
            >
              See it on the page
              <StudioIcon name="next" className="size-4" />
            </Link>
          )}
        </div>
        <EditorHeading title={nameOf(name)} introduction={help} onStep={step}>
          {!isSheetOpen && (
            <SavingState name={name}>{place ? BY_ITSELF : "Saves by itself."}</SavingState>
          )}
        </EditorHeading>
        {isInBrowser && <DocumentCards name={name} />}
      </div>
      {isInBrowser && isSheetOpen && (
        <FieldSheet path={path} isNarrow={isNarrow} onClose={() => setPath(undefined)} />
      )}
    </EditorContext>
  );
}
