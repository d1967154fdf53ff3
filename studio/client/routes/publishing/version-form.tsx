import { Form } from "react-router";

import { StudioIcon } from "../../shell/studio-icon.tsx";

/** What a version is called within a sentence. */
export const versionName = (number: number) =>
  number === 0 ? "the original website" : `version ${number}`;

interface VersionFormProps {
  version: number;
  /** The version that visitors see, so that nobody takes back what they have not seen. */
  current: number;
  className: string;
  children: string;
}

/** A button that makes a stored version the one that visitors see. */
export function VersionForm({ version, current, className, children }: VersionFormProps) {
  return (
    <Form method="post" action="/publish">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="current" value={current} />
      <button type="submit" name="do" value="use" className={className}>
        <StudioIcon name="undo" className="size-4" />
        {children}
      </button>
    </Form>
  );
}
