import type { SubmissionRow } from "#studio/server/submissions/submission-rows.ts";
import { StudioIcon } from "../studio-icon.tsx";
import { Flag } from "./flag.tsx";

/** None is the colour of a step; white letters have a contrast of 6 and more on each. */
const INKS = ["[--ink:#12626c]", "[--ink:#4c2c5e]", "[--ink:#84426f]"];

interface StampProps {
  person: Pick<SubmissionRow, "id" | "form" | "name" | "email" | "region">;
  isLarge?: boolean;
}

/** A postage stamp with a person's initials and flag. It repeats what stands beside it. */
export function Stamp({ person: { id, form, name, email, region }, isLarge = false }: StampProps) {
  return (
    <span
      aria-hidden="true"
      className={`stamp ${inkOf(email.toLowerCase() || id)} ${isLarge ? "stamp-large" : ""}`}
    >
      <span className="stamp-paper">
        <span className="stamp-picture">
          {form === "contact" && !name ? <StudioIcon name="mail" /> : initialsOf(name)}
        </span>
        <Flag region={region} className="stamp-flag" />
      </span>
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = "", last = ""] = [words.at(0), words.length > 1 ? words.at(-1) : ""];
  const initials = (Array.from(first)[0] ?? "") + (Array.from(last)[0] ?? "");
  return initials.toUpperCase() || "?";
}

/** The same for one person in every list. */
function inkOf(person: string): string | undefined {
  const sum = Array.from(person).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return INKS[sum % INKS.length];
}
