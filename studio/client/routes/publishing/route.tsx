import { useRef } from "react";
import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";

import { Button } from "#app/ui/button/button.tsx";

import { Notice } from "../../shell/notice.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { useFocusAfterAction } from "../../shell/use-focus-after-action.ts";
import { studioContext } from "../../studio-context.ts";
import { ChangeList } from "./change-list.tsx";
import { HistoryList, VersionForm } from "./history-list.tsx";
import { ProgressPanel } from "./progress-panel.tsx";
import { publishingWords as text } from "./publishing-words.ts";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const asked = Number(new URL(request.url).searchParams.get("before"));
  const before = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
  const isFirstPage = before === undefined;
  return { ...(await context.get(studioContext).publishing.read(before)), isFirstPage };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { publishing } = context.get(studioContext);
  const values = await request.formData();
  if (values.get("do") === "publish") {
    publishing.start(String(values.get("seen")));
    // Redirects, so that reloading the page does not publish again.
    return redirect("/publish");
  }
  const version = Number(values.get("version") ?? Number.NaN);
  if (values.get("do") !== "use" || !Number.isSafeInteger(version)) throw data("", { status: 400 });
  const problems = await publishing.use(version);
  if (problems.length > 0) return problems.join(" ");
  return text.history.switched(text.history.version(version));
}

export default function PublishingPage() {
  const { progress, changes, seen, history, isFirstPage, hasOlder, before } =
    useLoaderData<typeof loader>();
  const last = history.at(-1);
  const done = useActionData<typeof action>();
  const notice = useRef<HTMLDivElement>(null);
  // The pressed button disappears: without a new focus, the keyboard would start at the page's top.
  useFocusAfterAction(done, () => notice.current);
  const isRunning = progress?.state === "running";
  return (
    <>
      <PageHeading title={text.title} introduction={text.introduction} />
      <div ref={notice} tabIndex={-1} className="outline-none">
        <Notice>{done}</Notice>
      </div>
      <ProgressPanel progress={progress} />
      <section className="panel mb-6">
        <h2 className="mb-3 text-subtitle">{text.changes.heading}</h2>
        {changes.length === 0 && <p>{text.changes.none}</p>}
        <ChangeList changes={changes} />
        {(changes.length > 0 || isRunning) && (
          <Form method="post" className="mt-5" preventScrollReset>
            <input type="hidden" name="seen" value={seen} />
            {/* Not `disabled`, which would lose the focus. During a publish a press does nothing. */}
            <Button
              type="submit"
              variant="primary"
              name="do"
              value="publish"
              aria-disabled={isRunning}
            >
              {isRunning ? text.running : text.publish}
            </Button>
          </Form>
        )}
      </section>
      <section>
        <h2 className="mb-2 text-subtitle">{text.history.heading}</h2>
        {history.length === 0 ? (
          <p>{text.history.none}</p>
        ) : (
          <p className="mb-4 max-w-prose text-muted-foreground">{text.history.introduction}</p>
        )}
        {before !== undefined && (
          <VersionForm version={before} className="mb-5">
            <Button
              type="submit"
              variant="secondary"
              name="do"
              value="use"
              aria-describedby="undo-hint"
            >
              {text.history.undo}
            </Button>
            <p id="undo-hint" className="mt-2 text-sm text-muted-foreground">
              {text.history.undoHint(text.history.version(before))}
            </p>
          </VersionForm>
        )}
        <HistoryList rows={history} />
        {(!isFirstPage || hasOlder) && (
          <nav aria-label={text.history.pages} className="mt-6 flex gap-6">
            {!isFirstPage && (
              <Link to="/publish" className="inline-link">
                {text.history.newest}
              </Link>
            )}
            {hasOlder && last && (
              <Link to={`/publish?before=${last.id}`} className="inline-link">
                {text.history.older}
              </Link>
            )}
          </nav>
        )}
      </section>
    </>
  );
}
