import type { SubmissionRow } from "../../../server/submissions/submission-rows.ts";
import { nameOf } from "./people-texts.ts";

/** Who a person is called; of an e-mail address, the part before the "@" is the name. */
export function PersonName({ person }: { person: Pick<SubmissionRow, "name" | "email"> }) {
  const name = nameOf(person);
  const at = person.name ? -1 : name.lastIndexOf("@");
  if (at < 0) return name;
  return (
    <>
      {name.slice(0, at)}
      <span className="person-domain">{name.slice(at)}</span>
    </>
  );
}
