import { Form } from "react-router";

import { StudioIcon, type StudioIconName } from "../../shell/studio-icon.tsx";

/** What a version is called within a sentence. */
export const versionName = (number: number) =>
  number === 0 ? "the original website" : `version ${number}`;

interface VersionFormProps {
  version: number;
  /** The version that visitors see, so that nobody takes back what they have not seen. */
  current: number;
  /** Whether visitors see it at once, or only the owner, who corrects it first. */
  action?: "use" | "edit";
  icon?: StudioIconName;
  className: string;
  children: string;
}

/** A button that makes a stored version the one that visitors see, or that the owner edits. */
export function VersionForm(props: VersionFormProps) {
  const { version, current, action = "use", icon = "undo", className, children } = props;
  return (
    <Form method="post" action="/publish">
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="current" value={current} />
      <button type="submit" name="do" value={action} className={className}>
        <StudioIcon name={icon} className="size-4" />
        {children}
      </button>
    </Form>
  );
}
