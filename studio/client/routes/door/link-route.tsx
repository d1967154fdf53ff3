import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";

import { Button } from "#app/ui/button/button.tsx";

import { PageHeading } from "../../shell/page-heading.tsx";
import { studioContext } from "../../studio-context.ts";
import { CodeField, DoorNote } from "./door-parts.tsx";
import { doorWords } from "./door-words.ts";

const text = doorWords.link;

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { door } = context.get(studioContext);
  if (!door) throw data("", { status: 404 });
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, state: await door.linkState(request) };
}

/** The page of a mailed link. Only its button signs in: programs that scan mails press none. */
export default function Link() {
  const { token, state } = useLoaderData<typeof loader>();
  if (state === "over") {
    return (
      <>
        <PageHeading title={text.title} introduction={text.over} />
        <a href="/sign-in" className="inline-link">
          {text.again}
        </a>
      </>
    );
  }
  const introduction = state === "code" ? text.otherBrowser : text.introduction;
  return (
    <>
      <PageHeading title={text.title} introduction={introduction} />
      <DoorNote />
      <form method="post" action="/sign-in/link">
        <input type="hidden" name="token" value={token} />
        {state === "code" && <CodeField label={text.code} />}
        <div className={state === "code" ? "mt-4" : ""}>
          <Button type="submit" variant="primary">
            {text.enter}
          </Button>
        </div>
      </form>
    </>
  );
}
