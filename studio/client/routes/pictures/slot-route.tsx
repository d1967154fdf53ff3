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

import { PageHeading } from "../../shell/page-heading.tsx";
import { sendOnceSignedIn } from "../../shell/signed-out/until-signed-in.ts";
import { studioContext } from "../../studio-context.ts";
import { PhotographForm } from "./photograph-form.tsx";
import { picturesWords as text } from "./pictures-words.ts";
import { titleWithPage } from "./slot-words.ts";
import { UploadArea } from "./upload-area.tsx";

/** The part of a photograph’s name that is not in its address. */
const UPLOADS = "uploads/";

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const id = new URL(request.url).searchParams.get("photograph");
  const { pictures } = context.get(studioContext);
  const open = await pictures.open(params["slot"] ?? "", id ? UPLOADS + id : undefined);
  if (!open) throw data("", { status: 404 });
  return { open };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const slot = params["slot"] ?? "";
  const outcome = await context.get(studioContext).pictures.post(slot, request);
  if (!outcome) throw data("", { status: 404 });
  switch (outcome.status) {
    case "kept": {
      const id = outcome.photograph.slice(UPLOADS.length);
      return redirect(`/website/pictures/${slot}?photograph=${id}`);
    }
    case "refused":
      return data(outcome, { status: 422 });
    default:
      return redirect(`/website/pictures?${outcome.status}=${slot}`);
  }
}

export { sendOnceSignedIn as clientAction };

/** A place for a picture: what is there, and what can take its place. */
export default function SlotPage() {
  const { open } = useLoaderData<typeof loader>();
  const problems = useActionData<typeof action>();
  const { picture, photograph, hasDrawing } = open;
  const title = titleWithPage(picture);
  return (
    <>
      <p className="mb-2">
        <Link to="/website/pictures" className="inline-link">
          {text.back}
        </Link>
      </p>
      <PageHeading
        title={title}
        introduction={open.slot.words === "middle" ? text.wordsInTheMiddle : undefined}
      />
      {!photograph && picture.source && (
        <img
          src={picture.source}
          alt={text.now(title)}
          className="mb-6 max-h-80 w-auto max-w-full rounded-lg"
        />
      )}
      <UploadArea problem={problems?.file} hasPhotograph={photograph !== undefined} />
      {photograph && (
        <PhotographForm
          key={photograph.name}
          open={open}
          photograph={photograph}
          problems={problems}
        />
      )}
      {picture.isPhotograph && hasDrawing && (
        <Form
          method="post"
          encType="multipart/form-data"
          className="mt-8 border-t border-border pt-6"
        >
          <Button type="submit" variant="outline" name="intent" value="undo">
            {text.undo}
          </Button>
        </Form>
      )}
    </>
  );
}
