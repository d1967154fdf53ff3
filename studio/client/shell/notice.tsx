import type { SubmitEvent } from "react";
import { Form } from "react-router";

import { StudioIcon } from "./studio-icon.tsx";

interface NoticeProps {
  children: React.ReactNode;
  /** What can be done about it. */
  actions?: React.ReactNode;
}

/** What an action did; screen readers announce it when it appears. */
export function Notice({ children, actions }: NoticeProps) {
  return (
    <div className={children ? "notice" : undefined}>
      <div role="status">{children && <p>{children}</p>}</div>
      {children && actions}
    </div>
  );
}

interface NoticeButtonProps {
  /** What is posted, to this page unless an address is given. */
  values: Iterable<readonly [name: string, value: string]>;
  action?: string;
  onSubmit?: (event: SubmitEvent<HTMLFormElement>) => void;
  children: string;
}

/** In a notice, the button that takes back what it tells of. */
export function NoticeButton({ values, children, ...form }: NoticeButtonProps) {
  return (
    <Form method="post" {...form}>
      {Array.from(values, ([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className="quiet-button -ml-4">
        <StudioIcon name="undo" />
        {children}
      </button>
    </Form>
  );
}
