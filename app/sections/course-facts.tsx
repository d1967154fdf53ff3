import { factsInShort } from "#content/course/course.ts";
import { paths } from "#content/school/page-paths.ts";

import { useContent } from "../content-context.tsx";

/** What people compare courses by: length, price and accreditation, below a hero. */
export function CourseFacts() {
  const { course, aboutUs } = useContent();
  return (
    <ul className="facts mx-auto max-w-6xl px-6 pt-4 max-sm:flex max-sm:flex-wrap max-sm:gap-3 max-sm:text-sm max-sm:*:ps-2 max-sm:*:last:basis-64 max-sm:[&_b]:text-lg max-sm:[&_li:last-child_b]:inline md:pt-6">
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
