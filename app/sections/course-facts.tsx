import { ACCREDITED, accreditedBy, factsInShort } from "#content/course/course.ts";
import { nextStartDate, startDatesText } from "#content/course/start-dates.ts";
import { isRating } from "#content/pages/proof-text.ts";
import { paths } from "#content/school/page-paths.ts";

import { useContent } from "../content-context.tsx";
import { useOnToday } from "../ui/use-today.ts";

interface ShortFact {
  fact: string;
  about: string;
  /** The address that has more on it. */
  more?: string | undefined;
}

/** What people compare courses by, below a hero: with the next start and a rating if there are any. */
export function CourseFacts() {
  const { course, startDates, aboutUs } = useContent();
  const next = useOnToday((today) => nextStartDate(startDates, today));
  const rating = aboutUs.proof?.facts.find(isRating);
  const [weeks, hours, price] = factsInShort(course);
  const facts: (ShortFact | undefined)[] = [
    weeks,
    hours,
    price,
    { fact: ACCREDITED, about: accreditedBy, more: aboutUs.proof && `${paths.aboutUs}#proof` },
    rating && { fact: rating.fact, about: rating.text.replace(/\.$/, ""), more: paths.reviews },
    // A short one is the last, beside the chat button.
    next && {
      fact: next.month,
      about: `${next.date.slice(0, 4)}, ${startDatesText.next}`,
      more: "#start-dates",
    },
  ];
  return (
    <ul className="facts course-facts mx-auto max-w-6xl px-6 pt-4 md:pt-6">
      {facts.map(
        (shown) =>
          shown && (
            <li key={shown.fact}>
              <b>{shown.fact}</b>{" "}
              {shown.more ? (
                // The browser's own navigation scrolls to the fragment; the router's to the top.
                <a href={shown.more} className="underline underline-offset-4">
                  {shown.about}
                </a>
              ) : (
                shown.about
              )}
            </li>
          ),
      )}
    </ul>
  );
}
