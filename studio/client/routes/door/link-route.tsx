import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";

import { Button, buttonClass } from "#app/ui/button/button.tsx";

import { PageHeading } from "../../shell/page-heading.tsx";
import { studioContext } from "../../studio-context.ts";
import { CodeField, DoorNote } from "./door-parts.tsx";

const title = "Welcome back";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { door } = context.get(studioContext);
  if (!door) throw data("", { status: 404 });
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return { token, state: await door.linkState(token, request) };
}

/** The page of a mailed link. Only its button signs in: programs that scan mails press none. */
export default function Link() {
  const { token, state } = useLoaderData<typeof loader>();
  if (state === "over") {
    return (
      <>
        <PageHeading
          title={title}
          introduction="This link is over: it works once, for ten minutes."
        />
        <a href="/sign-in" className={buttonClass("primary")}>
          Send me a new link
        </a>
      </>
    );
  }
  const introduction =
    state === "code" ? "You asked for this link in another browser." : "One press, and you are in.";
  return (
    <>
      <PageHeading title={title} introduction={introduction} />
      <DoorNote />
      <form method="post" action="/sign-in/link">
        <input type="hidden" name="token" value={token} />
        {state === "code" && <CodeField label="The six digits from the mail" />}
        <div className={state === "code" ? "mt-4" : ""}>
          <Button type="submit" variant="primary">
            Sign in
          </Button>
        </div>
      </form>
    </>
  );
}
