import { Form } from "react-router";

import { Button } from "#app/ui/button/button.tsx";

import type { ReleaseRow } from "../../../contract/publishing.ts";
import { ChangeList } from "./change-list.tsx";
import { publishingWords } from "./publishing-words.ts";

const text = publishingWords.releases;

/** The kept releases, with buttons that show one of them to visitors again. */
export function ReleaseList({ releases }: { releases: readonly ReleaseRow[] }) {
  return (
    <ol className="grid gap-4">
      {releases.map(({ name, at, by, changes, isCurrent }) => (
        <li key={name} className={`panel ${isCurrent ? "border-link" : ""}`}>
          <h3 className="text-lg">
            <time dateTime={at.iso}>{at.label}</time>
          </h3>
          <p className="text-sm text-muted-foreground">{text.by(by)}</p>
          {isCurrent && <p className="mt-1 font-medium text-link">{text.current}</p>}
          {changes.length === 0 ? (
            <p className="mt-2">{text.unchanged}</p>
          ) : (
            <details className="mt-2">
              <summary className="min-h-11 cursor-pointer py-2 font-medium">
                {text.changed(changes.length)}
              </summary>
              <ChangeList changes={changes} />
            </details>
          )}
          {!isCurrent && (
            <SwitchForm release={name} className="mt-3">
              <Button
                type="submit"
                variant="outline"
                name="do"
                value="use"
                aria-label={`${text.use}: ${at.label}`}
              >
                {text.use}
              </Button>
            </SwitchForm>
          )}
        </li>
      ))}
    </ol>
  );
}

interface SwitchFormProps {
  release: string;
  className: string;
  children: React.ReactNode;
}

/** A form that shows visitors a release. */
export function SwitchForm({ release, className, children }: SwitchFormProps) {
  return (
    <Form method="post" className={className} preventScrollReset>
      <input type="hidden" name="release" value={release} />
      {children}
    </Form>
  );
}
