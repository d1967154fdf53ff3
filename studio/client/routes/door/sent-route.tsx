import { data, type LoaderFunctionArgs } from "react-router";

import { Button } from "#app/ui/button/button.tsx";

import { PageHeading } from "../../shell/page-heading.tsx";
import { studioContext } from "../../studio-context.ts";
import { CodeField, DoorNote } from "./door-parts.tsx";
import { doorWords } from "./door-words.ts";

const text = doorWords.sent;

export function loader({ context }: LoaderFunctionArgs) {
  if (!context.get(studioContext).door) throw data("", { status: 404 });
  return undefined;
}

/** What to do after asking for a link; with the field for the code. */
export default function Sent() {
  return (
    <>
      <PageHeading title={text.title} introduction={text.introduction} />
      <DoorNote />
      <form method="post" action="/sign-in/code">
        <h2 className="mb-3 text-subtitle">{text.heading}</h2>
        <CodeField label={text.code} />
        <div className="mt-4">
          <Button type="submit" variant="secondary">
            {text.enter}
          </Button>
        </div>
      </form>
      <p className="mt-6 text-muted-foreground">{text.spam}</p>
      <p className="mt-2">
        <a href="/sign-in" className="inline-link">
          {text.again}
        </a>
      </p>
    </>
  );
}
