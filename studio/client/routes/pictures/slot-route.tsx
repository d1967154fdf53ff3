import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from "react-router";

import { Button } from "#app/ui/button/button.tsx";
import { useIsInBrowser } from "#app/ui/use-browser-state.ts";

import { type ChoiceProblems, readChoice } from "#studio/contract/pictures.ts";
import { BackLink } from "../../shell/back-link.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";
import { studioContext } from "../../studio-context.ts";
import { PhotographForm } from "./photograph-form.tsx";
import { shotFor, sourceOf, titleWithPage, waitOf, whenSeen } from "./slot-words.ts";
import { UploadArea } from "./upload-area.tsx";

/** The part of a photograph’s name that is not in its address. */
const UPLOADS = "uploads/";

export { afterDraft as clientLoader } from "../website/draft/use-draft.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get("photograph");
  const { pictures } = context.get(studioContext);
  const slot = params["slot"] ?? "";
  const open = await pictures.open(slot, id ? UPLOADS + id : undefined);
  if (!open) throw data("", { status: 404 });
  const places = await pictures.overview();
  const isSeen = open.picture.isPhotograph && open.isPublished && !waitOf(places, slot);
  return { open, isOther: id !== null, when: (id ?? !isSeen) && whenSeen(places, slot) };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const slot = params["slot"] ?? "";
  const { pictures } = context.get(studioContext);
  const form = await request.formData();
  const file = form.get("file");
  if (file instanceof File) {
    const kept = await pictures.keep(new Uint8Array(await file.arrayBuffer()));
    if (typeof kept === "string") return answer(slot, "saved", kept);
    return redirect(
      `/website/pictures/${slot}?photograph=${kept.photograph.slice(UPLOADS.length)}`,
    );
  }
  const seen = String(form.get("seen") ?? "");
  if (form.get("intent") === "undo") {
    return answer(slot, "undone", await pictures.undo(slot, seen));
  }
  const { choice, problems } = readChoice(slot, form);
  if (!choice) return data(problems, { status: 422 });
  return answer(slot, "saved", await pictures.use(slot, seen, choice));
}

/** @param refusal why it was not done */
function answer(slot: string, done: "saved" | "undone", refusal: string | undefined | void) {
  if (!refusal) return redirect(`/website/pictures?${done}=${slot}`);
  const problems: ChoiceProblems = { photograph: [refusal] };
  return data(problems, { status: 422 });
}

/** A place for a picture: what is there, and what can take its place. */
export default function SlotPage() {
  const { open, isOther, when } = useLoaderData<typeof loader>();
  // A sentence, if it could not be sent.
  const said = useActionData<typeof action | (() => string)>();
  const problems = typeof said === "string" ? { photograph: [said] } : said;
  const { picture, photograph, hasDrawing } = open;
  const title = titleWithPage(picture);
  const source = sourceOf(picture);
  const shot = shotFor(picture);
  // Style attributes work only once they are set by scripts.
  const isInBrowser = useIsInBrowser();
  const upload = isInBrowser && (
    <UploadArea
      problem={problems?.photograph?.[0]}
      hasPhotograph={photograph !== undefined}
      isWhole={open.slot.shape.isWhole === true}
    >
      {shot && (
        <div className="mb-1 basis-full">
          <h2 className="text-subtitle font-semibold">{`Good here: ${shot.title.toLowerCase()}`}</h2>
          <p className="text-muted-foreground">
            {shot.how}
            {open.slot.words === "middle" &&
              " Words stand in its middle: choose one without faces."}
          </p>
        </div>
      )}
    </UploadArea>
  );
  return (
    <>
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <BackLink to="/website/pictures">Pictures</BackLink>
        {photograph && upload}
      </div>
      <PageHeading
        title={title}
        introduction={
          when && (
            <span className="flex gap-2">
              <StudioIcon name="look" className="mt-0.5 size-5 text-link" />
              {when}
            </span>
          )
        }
      />
      {!photograph && (
        <div className="grid gap-4 sm:gap-6 lg:grid-cols-[auto_minmax(20rem,1fr)]">
          {source && (
            <figure>
              <figcaption className="mb-1 text-sm font-medium">
                {open.slot.shape.isWhole ? "Now" : "Now: a drawing"}
              </figcaption>
              <img
                src={source}
                alt={`As it is now: ${title}`}
                className="max-h-65 w-auto max-w-full rounded-lg bg-white sm:max-h-80 lg:max-h-96"
              />
            </figure>
          )}
          {upload}
        </div>
      )}
      {isInBrowser && photograph && (
        <PhotographForm
          key={photograph.name}
          open={open}
          photograph={photograph}
          isOther={isOther}
          problems={problems}
        />
      )}
      {picture.isPhotograph && hasDrawing && (
        <Form
          method="post"
          encType="multipart/form-data"
          className="mt-8 border-t border-border pt-6"
        >
          <input type="hidden" name="seen" value={open.seen} />
          <Button type="submit" variant="outline" name="intent" value="undo">
            Back to the drawing
          </Button>
        </Form>
      )}
    </>
  );
}
