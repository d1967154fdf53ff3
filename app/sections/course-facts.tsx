import { factsInShort } from "#content/course/course.ts";
import { paths } from "#content/school/page-paths.ts";

import { useContent } from "../content-context.tsx";

/** What people compare courses by: length, price and accreditation, below a hero. */
export function CourseFacts() {
  const { course, aboutUs } = useContent();
  return (
    <ul className="facts course-facts mx-auto max-w-6xl px-6 pt-4 md:pt-6">
      {factsInShort(course).map(({ fact, about, isProved }) => (
        <li key={about}>
          <b>{fact}</b>{" "}
          {isProved && aboutUs.proof ? (
            // The browser's own navigation scrolls to the fragment; the router's to the top.
            <a href={`${paths.aboutUs}#proof`} className="underline underline-offset-4">
              {about}
            </a>
          ) : (
            about
          )}
        </li>
      ))}
    </ul>
  );
}
