import { factsInShort } from "#content/course/course.ts";

import { useContent } from "../content-context.tsx";

/** What people compare courses by: length, price and accreditation, below a hero. */
export function CourseFacts() {
  return (
    <ul className="facts mx-auto max-w-6xl px-6 pt-4 md:pt-6">
      {factsInShort(useContent().course).map(({ fact, about }) => (
        <li key={about}>
          <b>{fact}</b> {about}
        </li>
      ))}
    </ul>
  );
}
