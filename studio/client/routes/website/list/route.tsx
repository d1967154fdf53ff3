import { describe } from "#content/schema/describe.ts";
import { useEffect, useRef, useState } from "react";
import { data, Link, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";

import { useIsInBrowser, useMediaQuery } from "#app/ui/use-browser-state.ts";

import { BackLink } from "#studio/client/shell/back-link.tsx";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { studioContext } from "#studio/client/studio-context.ts";
import { isSettingsDocument } from "../../settings/settings-groups.ts";
import { valueIn } from "../draft/draft-state.ts";
import { BY_ITSELF, EditorHeading, SavingState } from "../draft/saving-state.tsx";
import { EditorContext, useDraft, useStoreState, useUndoKeys } from "../draft/use-draft.ts";
import { FieldSheet, useFocusField } from "../page/field-sheet.tsx";
import { beginAnswer, useOpenField } from "../page/use-open-field.ts";
import { DocumentCards } from "./document-cards.tsx";
import { nameOf, schemaOf, scopeOf } from "../fields/field-path.ts";

const FIRST_REPLY = "replies/replies/0";

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
  const [isRead, setRead] = useState(field === undefined);
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
  const opened = path !== undefined && isInSheet(path) ? path : undefined;
  useFocusField(list, isInBrowser && !opened ? path : undefined);
  const [place = ""] = places;
  // As mail programs have it, the first letter is there until another one is chosen.
  const hasFirst = useStoreState(store, (state) => valueIn(state, FIRST_REPLY) !== undefined);
  const isWide = name === "replies" && !isNarrow;
  const shown = opened ?? (isWide && hasFirst ? FIRST_REPLY : undefined);
  const isBeside = isWide && shown?.startsWith(`${name}/`) === true;
  const choose = (next: string, isForReading: boolean) => {
    setRead(isForReading);
    setPath(next);
  };
  const sheet = isInBrowser && shown !== undefined && (
    <FieldSheet
      path={shown}
      isNarrow={isNarrow}
      isRead={isBeside && isRead}
      onClose={isBeside ? undefined : () => setPath(undefined)}
    />
  );
  const beside = isBeside
    ? { entry: scopeOf(shown), show: (next: string) => choose(next, true) }
    : undefined;
  return (
    <EditorContext value={{ store, open: (next) => choose(next, false), beside }}>
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
          {(isBeside || !shown) && (
            <SavingState name={name}>{place ? BY_ITSELF : "Saves by itself."}</SavingState>
          )}
        </EditorHeading>
        {isInBrowser && (
          <div className={isBeside ? "list-and-letter" : undefined}>
            <DocumentCards name={name} />
            {/* The letter that is typed in is followed wherever it moves. */}
            {isBeside && (
              <div className="contents" onInput={() => opened || choose(shown, isRead)}>
                {sheet}
              </div>
            )}
          </div>
        )}
      </div>
      {!isBeside && sheet}
    </EditorContext>
  );
}
