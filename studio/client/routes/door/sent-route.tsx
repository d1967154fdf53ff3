import { data, type LoaderFunctionArgs } from "react-router";

import { Button } from "#app/ui/button/button.tsx";

import { PageHeading } from "../../shell/page-heading.tsx";
import { studioContext } from "../../studio-context.ts";
import { CodeField, DoorNote } from "./door-parts.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(studioContext).door) throw data("", { status: 404 });
  return undefined;
}

/** What to do after asking for a link; with the field for the code. */
export default function Sent() {
  return (
    <>
      <PageHeading
        title="Look into your mailbox"
        introduction="If your address may come in, a mail is on its way. Open its link in this browser within ten minutes."
      />
      <DoorNote />
      <form method="post" action="/sign-in/code">
        <h2 className="mb-3 text-subtitle">Is the mail on another device?</h2>
        <CodeField label="The six digits from the mail" />
        <div className="mt-4">
          <Button type="submit" variant="secondary">
            Sign in
          </Button>
        </div>
      </form>
      <p className="mt-6 text-muted-foreground">
        No mail after two minutes? Look into the spam folder, and check that you typed the address
        of the school. At most three mails go out in half an hour.
      </p>
      <p className="mt-2">
        <a href="/sign-in" className="inline-link">
          Send another link
        </a>
      </p>
    </>
  );
}
