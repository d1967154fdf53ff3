import { Form, Link } from "react-router";

import { Button } from "#app/ui/button/button.tsx";

import type { PersonPreview } from "../../../../contract/submission.ts";
import { formWords, words } from "../../../words.ts";

const text = words.erase;

interface PreviewProps {
  email: string;
  preview: PersonPreview;
}

/** What would be erased, with the button that erases it. */
export function ErasePreview({ email, preview: { submissions, inboxFiles } }: PreviewProps) {
  if (submissions.length === 0) return <p role="status">{text.nothing(email)}</p>;
  return (
    <section className="panel max-w-prose">
      <h2 className="text-subtitle">{text.found(email)}</h2>
      <ul className="mt-3 list-disc pl-5">
        {submissions.map(({ id, form, reference, received, mails }) => (
          <li key={id} className="mt-1">
            <Link to={`/people/${id}`} className="inline-link">
              {formWords[form]} {reference}
            </Link>
            {", "}
            <time dateTime={received.iso}>{received.label}</time>, {text.mails(mails)}
          </li>
        ))}
      </ul>
      {inboxFiles > 0 && <p className="mt-3">{text.inboxFiles(inboxFiles)}</p>}
      <p className="mt-3 text-muted-foreground">{text.elsewhere}</p>
      <Form method="post" action="/people/erase" className="mt-5">
        <input type="hidden" name="email" value={email} />
        <Button type="submit" variant="secondary">
          {text.confirm(submissions.length)}
        </Button>
      </Form>
    </section>
  );
}
