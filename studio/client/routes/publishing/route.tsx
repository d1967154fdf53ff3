import { useRef } from "react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
  useNavigation,
} from "react-router";

import { documentPatch } from "#studio/contract/content-editing.ts";
import { Notice, NoticeButton } from "../../shell/notice.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { useFocusAfterAction } from "../../shell/use-focus-after-action.ts";
import { studioContext } from "../../studio-context.ts";
import { waitingSentence } from "../pictures/slot-words.ts";
import { Outcome } from "./outcome.tsx";
import { PendingChanges } from "./pending-changes.tsx";
import { SecondsSoFar } from "./seconds-so-far.tsx";
import { useDiscarded } from "./use-discarded.ts";
import { versionName } from "./version-form.tsx";
import { Versions } from "./versions.tsx";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = Number(new URL(request.url).searchParams.get("before"));
  const before = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
  const { publishing, pictures, siteUrl } = context.get(studioContext);
  // People elsewhere cannot open the site on this machine.
  const site = { url: siteUrl, isPublic: siteUrl.startsWith("https://") };
  const waits = waitingSentence(await pictures.overview());
  return { ...(await publishing.read(before)), waits, site, isFirstPage: before === undefined };
}

export { afterDraft as clientLoader } from "../website/draft/use-draft.ts";

export async function action({ request, context }: ActionFunctionArgs) {
  const { publishing } = context.get(studioContext);
  const values = await request.formData();
  const posted = (name: string) => String(values.get(name) ?? "");
  const number = (name: string) => {
    const value = Number(posted(name) || Number.NaN);
    if (!Number.isSafeInteger(value)) throw data("", { status: 400 });
    return value;
  };
  switch (posted("do")) {
    case "publish": {
      const done = await publishing.publish(posted("seen"));
      return "problem" in done ? { says: done.problem } : { ...done, seen: posted("seen") };
    }
    case "discard": {
      const done = await publishing.discard(posted("change"));
      if ("problem" in done) return { says: done.problem };
      const title = posted("title");
      const says = done.isAll ? `${title} is again as visitors see it.` : SOME_STAYED;
      return { says, title, discarded: JSON.stringify(done.discarded) };
    }
    case "restore": {
      const discarded = documentPatch.array().parse(JSON.parse(posted("discarded")));
      const { isChanged, left } = await publishing.restore(discarded);
      const restored = posted("discarded");
      if (left.length === 0) return { says: "It is back.", restored };
      const says = isChanged ? `Part of it is back. ${OVERTAKEN}` : OVERTAKEN;
      return { says, restored, title: posted("title"), discarded: JSON.stringify(left) };
    }
    case "use": {
      const [version, seen] = [number("version"), number("current")];
      const problem = await publishing.use(version, seen);
      if (problem !== undefined) return { says: problem };
      return { says: `Visitors see ${versionName(version)} again.`, used: version };
    }
    case "edit": {
      const edited = await publishing.edit(number("version"));
      if (!edited) throw data("", { status: 404 });
      const says = edited.left.length > 0 ? `${EDITABLE} ${SKIPPED}` : EDITABLE;
      return { says: edited.isChanged ? says : NOT_LEFT };
    }
    default:
      throw data("", { status: 400 });
  }
}

const SOME_LIVE = "What you published is live. What was changed since then waits below.";
const OVERTAKEN =
  "Something was changed there since. To get back what you discarded, discard that first.";
const SOME_STAYED =
  "What somebody else changed in the meantime is still listed below. The rest is again as visitors see it.";
const EDITABLE = "These changes wait below. Correct them, and publish them when they are right.";
const SKIPPED = "What was changed since stays as it is.";
const NOT_LEFT = "All of it is below already, or changed since.";

export default function PublishingPage() {
  const loaded = useLoaderData<typeof loader>();
  const { groups, ready, before, takenBack, isFirstPage } = loaded;
  const done = useActionData<typeof action>();
  const undo = useDiscarded(done);
  const notice = useRef<HTMLDivElement>(null);
  const running = useNavigation().formData?.get("do");
  const isRunning = running === "publish";
  // What has just been published is still listed if the page could not be read again.
  const published = done && "isShown" in done ? done : undefined;
  const isStale = published?.seen === loaded.seen && groups.length > 0;
  // Once content has changed again, “It is live” would mislead.
  const live = isStale || ready === 0 ? published : undefined;
  const isBack = takenBack !== undefined && done !== undefined && "used" in done;
  const isQuiet = groups.length === 0 || isBack || (takenBack !== undefined && ready === 0);
  const says = published && !live ? SOME_LIVE : done && "says" in done && !isBack && done.says;
  // The pressed button disappears: without a new focus, the keyboard would start at the page's top.
  useFocusAfterAction(says && done, () => notice.current);
  const takeBack = undo && (
    <NoticeButton
      values={Object.entries({
        do: "restore",
        discarded: undo.discarded ?? "",
        title: undo.title ?? "",
      })}
    >
      {undo === done ? "Undo" : `Undo: ${undo.title}`}
    </NoticeButton>
  );
  return (
    <>
      <PageHeading title="Publish" />
      <div ref={notice} tabIndex={-1} className="outline-none">
        <Notice actions={!running && takeBack}>
          {(isRunning && (
            <>
              Publishing … Every page is made and tried first, for up to half a minute.
              <SecondsSoFar />
            </>
          )) ||
            (running === "use" && "Checking every page …") ||
            (!running && says)}
        </Notice>
      </div>
      {(live ?? (isQuiet && isFirstPage && !isRunning)) && (
        <Outcome
          {...loaded}
          live={live}
          before={isStale ? undefined : before}
          isNew={live !== undefined || isBack}
        />
      )}
      {groups.length > 0 && !isStale && <PendingChanges {...loaded} isRunning={isRunning} />}
      <Versions {...loaded} />
    </>
  );
}
