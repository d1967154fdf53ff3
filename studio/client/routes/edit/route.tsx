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

import { school } from "#content/school/school.ts";
import { Button } from "#app/ui/button/button.tsx";

import { Notice } from "../../shell/notice.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { studioContext } from "../../studio-context.ts";
import { words } from "../../words.ts";
import { EditingProblem } from "./editing-problem.tsx";
import { FieldControl } from "./field-control.tsx";
import { SavingNote } from "./saving-note.tsx";
import { useFocusField } from "./use-focus-field.ts";

const text = words.edit;

export function loader({ context, params, request }: LoaderFunctionArgs) {
  const form = context.get(studioContext).content.open(params["name"] ?? "");
  if (!form) throw data("", { status: 404 });
  return { form, done: new URL(request.url).searchParams.get("done") };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const name = params["name"] ?? "";
  const { content } = context.get(studioContext);
  const editing = await content.edit(name, await content.readForm(request));
  if (!editing) throw data("", { status: 404 });
  // A reload after saving must not post the form again.
  if (editing.status === "saved" || editing.status === "undone") {
    return redirect(`/content/${name}?done=${editing.status}`);
  }
  return data(editing, { status: editing.status === "changed" ? 200 : 422 });
}

/** A data file's form. Every button works by a plain POST. */
export default function Edit() {
  const loaded = useLoaderData<typeof loader>();
  const editing = useActionData<typeof action>();
  const form = editing?.form ?? loaded.form;
  useFocusField(editing);
  const done = !editing && (loaded.done === "saved" ? text.saved : loaded.done && text.undone);

  return (
    <>
      <title>{words.title(form.file.title, school.name)}</title>
      <p className="mb-2">
        <Link to="/content" className="inline-link">
          {text.back}
        </Link>
      </p>
      <PageHeading
        title={form.file.title}
        introduction={`${form.file.about}. ${text.placeholders}`}
      />
      <Notice>{editing?.status === "changed" ? text.changed : done && <Done>{done}</Done>}</Notice>
      <EditingProblem editing={editing} unreadable={form.unreadable} />
      {/* A new form for each version, because its controls keep what was typed. */}
      <Form
        key={editing ? undefined : form.version}
        method="post"
        encType="multipart/form-data"
        action={`/content/${form.file.name}`}
        preventScrollReset
        noValidate
        className="max-w-prose"
      >
        <input type="hidden" name="version" value={form.version} />
        {/* The form's first submit button is pressed by the Enter key. */}
        <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1}>
          {text.save}
        </button>
        <FieldControl field={form.field} isWhole />
        <div className="sticky bottom-0 mt-8 flex flex-wrap gap-3 border-t border-border bg-background py-4">
          <SavingNote />
          <Button type="submit" variant="secondary" name="intent" value="save">
            {text.save}
          </Button>
          {form.hasUndo && (
            <Button type="submit" variant="outline" name="intent" value="undo">
              {text.undo}
            </Button>
          )}
        </div>
      </Form>
    </>
  );
}

/** What was saved or undone, with the link to what comes next. */
function Done({ children }: { children: string }) {
  return (
    <>
      {children}{" "}
      <Link to="/publish" className="inline-link">
        {text.publish}
      </Link>
    </>
  );
}
