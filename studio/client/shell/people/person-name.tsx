import { Fragment } from "react";

import type { SubmissionRow } from "#studio/server/submissions/submission-rows.ts";
import { nameOf } from "./people-texts.ts";

/** Who a person is called; of an e-mail address, the part before the "@" is the name. */
export function PersonName({ person }: { person: Pick<SubmissionRow, "name" | "email"> }) {
  const name = nameOf(person);
  const at = person.name ? -1 : name.lastIndexOf("@");
  if (at < 0) return name;
  return (
    <>
      <Breakable text={name.slice(0, at)} />
      <wbr />
      <span className="person-domain">
        @<Breakable text={name.slice(at + 1)} />
      </span>
    </>
  );
}

/** A part of an address, which breaks where it has a sign. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[.@_-])/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two parts may be the same
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
