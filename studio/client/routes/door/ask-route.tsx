import { data, type LoaderFunctionArgs, redirect, useLoaderData } from "react-router";

import { Button } from "#app/ui/button/button.tsx";

import { PageHeading } from "../../shell/page-heading.tsx";
import { useSchoolName } from "../../shell/frame/frame-data.ts";
import { studioContext } from "../../studio-context.ts";
import { DoorNote, TypedField } from "./door-parts.tsx";

export function loader({ context, request }: LoaderFunctionArgs) {
  const { door } = context.get(studioContext);
  if (!door) throw data("", { status: 404 });
  if (door.account() !== undefined) throw redirect("/");
  return { to: new URL(request.url).searchParams.get("to") ?? "/" };
}

/** Where somebody asks for a link; the answer is the same for every address. */
export default function Ask() {
  const { to } = useLoaderData<typeof loader>();
  const school = useSchoolName();
  return (
    <>
      <PageHeading
        title="Come in"
        introduction={`This is where ${school} is run. Type your e-mail address, and we send you a link.`}
      />
      <DoorNote />
      <form method="post" action="/sign-in/ask">
        <input type="hidden" name="to" value={to} />
        <TypedField label="Your e-mail address" type="email" name="email" autoComplete="email" />
        <div className="mt-4">
          <Button type="submit" variant="primary">
            Send me a link
          </Button>
        </div>
      </form>
    </>
  );
}
