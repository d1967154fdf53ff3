import { Form } from "react-router";

interface VersionFormProps {
  version: number;
  children: React.ReactNode;
}

/** A form whose button makes a stored version the one that visitors see. */
export function VersionForm({ version, children }: VersionFormProps) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="version" value={version} />
      {children}
    </Form>
  );
}
