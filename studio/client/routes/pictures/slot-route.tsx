import { useEffect } from "react";
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigate,
} from "react-router";

import { Button } from "#app/ui/button/button.tsx";
import { useIsInBrowser } from "#app/ui/use-browser-state.ts";

import { type ChoiceProblems, readChoice } from "#studio/contract/pictures.ts";
import { BackLink } from "../../shell/back-link.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { type Placed, placingProblem, usePlacing } from "../../shell/frame/use-placing.ts";
import { studioContext } from "../../studio-context.ts";
import { editedPages } from "../website/edited-pages.ts";
import { StandingCrops } from "./crops.tsx";
import { PhotographForm } from "./photograph-form.tsx";
import { fieldOf, shotFor, titleWithPage, waitOf, whenSeen } from "./slot-words.ts";
import { UploadArea } from "./upload-area.tsx";

/** The part of a photograph’s name that is not in its address. */
const UPLOADS = "uploads/";

/** The page of the website from which the owner came. */
function pageOf({ url }: Request) {
  const asked = new URL(url).searchParams.get("page");
  return editedPages.find(({ value }) => value === asked)?.value;
}

/** Where the owner came from: the picture on its page, or all pictures. */
function cameFrom(request: Request, slot: string, done?: "saved" | "undone"): string {
  const page = pageOf(request);
  const query = new URLSearchParams({
    ...(page && { page, at: fieldOf(slot) }),
    ...(done && { [done]: slot }),
  });
  return `/website${page ? "" : "/pictures"}?${query}`;
}

export { afterDraft as clientLoader } from "../website/draft/use-draft.ts";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get("photograph");
  const { pictures } = context.get(studioContext);
  const slot = params["slot"] ?? "";
  const open = await pictures.open(slot, id ? UPLOADS + id : undefined);
  if (!open) throw data("", { status: 404 });
  const places = await pictures.overview();
  const isSeen = open.picture.isPhotograph && open.isPublished && !waitOf(places, slot);
  return {
    open,
    isOther: id !== null,
    when: (id ?? !isSeen) && whenSeen(places, slot),
    isFromPage: pageOf(request) !== undefined,
    back: cameFrom(request, slot),
    next: cameFrom(request, slot, "saved"),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const slot = params["slot"] ?? "";
  const { pictures } = context.get(studioContext);
  const form = await request.formData();
  const file = form.get("file");
  if (file instanceof File) {
    const kept = await pictures.keep(new Uint8Array(await file.arrayBuffer()));
    if (typeof kept === "string") return refuse(kept);
    const page = pageOf(request);
    const photograph = kept.photograph.slice(UPLOADS.length);
    const query = new URLSearchParams({ photograph, ...(page && { page }) });
    return redirect(`/website/pictures/${slot}?${query}`);
  }
  const seen = String(form.get("seen") ?? "");
  if (form.get("intent") === "undo") {
    const refusal = await pictures.undo(slot, seen);
    return refusal ? refuse(refusal) : redirect(cameFrom(request, slot, "undone"));
  }
  const { choice, problems } = readChoice(slot, form);
  if (!choice) return data(problems, { status: 422 });
  const refusal = await pictures.use(slot, seen, choice);
  // No redirect: the owner may be elsewhere by now.
  return refusal ? refuse(refusal) : problems;
}

/** @param refusal why it was not done */
function refuse(refusal: string) {
  const problems: ChoiceProblems = { photograph: [refusal] };
  return data(problems, { status: 422 });
}

/** A place for a picture: what is there, and what can take its place. */
export default function SlotPage() {
  const { open, isOther, when, isFromPage, back, next } = useLoaderData<typeof loader>();
  const problem = placingProblem(useActionData<Placed>());
  const { picture, photograph, hasDrawing, slot } = open;
  const placing = usePlacing();
  const { answer, isHere } = placing;
  const isDone = isHere && answer && Object.keys(answer).length === 0;
  const navigate = useNavigate();
  useEffect(() => {
    if (isDone) void navigate(next);
  }, [isDone, navigate, next]);
  const title = titleWithPage(picture);
  const shot = shotFor(picture);
  // Style attributes work only once they are set by scripts.
  const isInBrowser = useIsInBrowser();
  const upload = (
    <UploadArea
      problem={problem}
      hasPhotograph={photograph !== undefined}
      isWhole={slot.shape.isWhole === true}
      when={when}
    >
      {shot && (
        <div className="min-w-0 flex-1 basis-96">
          <h2 className="text-subtitle font-semibold">{`Good here: ${shot.title.toLowerCase()}`}</h2>
          <p className="text-muted-foreground">
            {shot.how}
            {slot.words === "middle" && " Words stand in its middle: choose one without faces."}
          </p>
        </div>
      )}
    </UploadArea>
  );
  return (
    <>
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <BackLink to={back}>{isFromPage ? "Website" : "Pictures"}</BackLink>
        {isInBrowser && photograph && upload}
      </div>
      <PageHeading title={title} />
      {isInBrowser && !photograph && (
        <div className={`grid gap-6 ${slot.narrow ? "" : "lg:grid-cols-2"}`}>
          <StandingCrops picture={picture} slot={slot} />
          {upload}
        </div>
      )}
      {isInBrowser && photograph && (
        <PhotographForm
          // Words about what stands there end with it; those about another photograph do not.
          key={`${picture.slot} ${isOther ? photograph.name : open.seen}`}
          {...{ open, photograph, isOther, when, placing }}
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
