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

import type { Editing } from "../../../../contract/content-editing.ts";
import { SAVED } from "../../../../contract/draft.ts";
import { Notice } from "../../../shell/notice.tsx";
import { PageHeading } from "../../../shell/page-heading.tsx";
import { sendOnceSignedIn } from "../../../shell/signed-out/until-signed-in.ts";
import { studioContext } from "../../../studio-context.ts";
import { editWords as text } from "./edit-words.ts";
import { EditingProblem } from "./editing-problem.tsx";
import { FieldControl } from "./field-control.tsx";
import { readLook } from "./preview/look.ts";
import { PreviewPanel } from "./preview/preview-panel.tsx";
import { previewWords } from "./preview/preview-words.ts";
import { useDraft } from "./preview/use-draft.ts";
import { SavingNote } from "./saving-note.tsx";
import { useFocusField } from "./use-focus-field.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const form = await context.get(studioContext).content.open(params["name"] ?? "");
  if (!form) throw data("", { status: 404 });
  const done = new URL(request.url).searchParams.get("done");
  return { form, done, draft: SAVED, look: readLook(new Map(), form.file.places) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const name = params["name"] ?? "";
  const { content } = context.get(studioContext);
  const posted = await content.readForm(request);
  const editing = await content.edit(name, posted);
  if (!editing) throw data("", { status: 404 });
  // A reload after saving must not post the form again.
  if (editing.status === "saved" || editing.status === "discarded") {
    return redirect(`/website/${name}?done=${editing.status}`);
  }
  const isProblem = editing.status === "mistakes" || editing.status === "conflict";
  const look = readLook(posted.texts, editing.form.file.places);
  return data({ editing, look }, { status: isProblem ? 422 : 200 });
}

export { sendOnceSignedIn as clientAction };

/** A document's form. Every button works by a plain POST. */
export default function Edit() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const editing = answer?.editing;
  const form = editing?.form ?? loaded.form;
  const { file } = form;
  const element = useRef<HTMLFormElement>(null);
  const { draft, problem, follow } = useDraft(element, file.name, editing?.draft ?? loaded.draft);
  useFocusField(editing);
  const address = `/website/${file.name}`;

  return (
    <>
      <div className="edit-columns">
        <div className="min-w-0">
          <p className="mb-2">
            <Link to="/website" className="inline-link">
              {text.back}
            </Link>
          </p>
          <PageHeading title={file.title} introduction={`${file.about}. ${text.placeholders}`} />
          <Notice>{editing ? noticeAbout(editing) : noticeOf(loaded.done, form.isChanged)}</Notice>
          <EditingProblem editing={editing} formId="edit" />
          {/* A new key for each version resets the controls, which would keep typed text. */}
          <Form
            key={editing ? undefined : form.version}
            ref={element}
            id="edit"
            method="post"
            encType="multipart/form-data"
            action={address}
            preventScrollReset
            noValidate
            onInput={follow}
            className="max-w-prose"
          >
            <input type="hidden" name="version" value={form.version} />
            <input type="hidden" name="draft" value={draft.id} />
            {/* The Enter key presses the form's first submit button, so this one must save. */}
            <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1}>
              {text.save}
            </button>
            <FieldControl field={form.field} isWhole />
            <div className="sticky bottom-0 mt-8 flex flex-wrap items-center gap-3 border-t border-border bg-background py-4">
              <SavingNote />
              <Button type="submit" variant="secondary" name="intent" value="save">
                {text.save}
              </Button>
              {form.isChanged && (
                <Button type="submit" variant="outline" name="intent" value="discard">
                  {text.discard}
                </Button>
              )}
              {file.places.length > 0 && (
                <a href="#preview" className="inline-link px-2 py-3 lg:hidden">
                  {previewWords.jump}
                </a>
              )}
            </div>
          </Form>
        </div>
        {file.places.length > 0 && (
          <PreviewPanel
            key={file.name}
            formId="edit"
            action={address}
            places={file.places}
            look={answer?.look ?? loaded.look}
            draft={draft}
            version={form.version}
            problem={problem}
          />
        )}
      </div>
    </>
  );
}

function noticeAbout({ status }: Editing): React.ReactNode {
  return status === "changed" ? text.changed : undefined;
}

/** What the form has done before it was opened again. */
function noticeOf(done: string | null, isChanged: boolean): React.ReactNode {
  if (done === "discarded") return text.discarded;
  if (done !== "saved") return undefined;
  return isChanged ? <Saved /> : text.asPublished;
}

/** That the form was saved, with a link to publishing as the next step. */
function Saved() {
  return (
    <>
      {text.saved}{" "}
      <Link to="/publish" className="inline-link">
        {text.publish}
      </Link>
    </>
  );
}
