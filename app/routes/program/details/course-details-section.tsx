import type { BrowserContent } from "#content/content.ts";
import { courseDetailsText as text } from "#content/course/course-details-text.ts";
import type { CourseDetails, Link } from "#content/course/course-details.ts";
import type { ReactNode } from "react";

import { useContent } from "#app/content-context.tsx";
import { ResponsivePicture } from "#app/ui/picture/responsive-picture.tsx";

/** The course details that the school has provided, as disclosures; nothing if there are none. */
export function CourseDetailsSection() {
  const answers = answersOf(useContent());
  if (!answers.some(Boolean)) return null;
  return (
    <section id="course-details" aria-labelledby="course-details-heading" className="mt-10">
      <h3 id="course-details-heading" className="text-subtitle">
        {text.heading}
      </h3>
      {/* The first group is as high as the two beside it; the week has the whole width. */}
      <div className="detail-groups">
        {text.groups.map(([heading, count]) => {
          const shown = answers.splice(0, count).filter(Boolean);
          return (
            shown[0] && (
              <div key={heading}>
                <h4>{heading}</h4>
                <details className="folded-on-phones">
                  <summary>
                    <h4>{heading}</h4>
                  </summary>
                  {shown}
                </details>
              </div>
            )
          );
        })}
      </div>
    </section>
  );
}

/** Each question with its answer, of which the short one is always visible; null where the school has said nothing. */
function answersOf({ courseDetails, course, school }: BrowserContent) {
  const { currency } = course.price;
  const answer = <Fact extends keyof CourseDetails>(
    fact: Fact,
    render: (value: NonNullable<CourseDetails[Fact]>) => ReactNode,
    inShort?: (value: NonNullable<CourseDetails[Fact]>) => string,
  ) => {
    const value = courseDetails[fact];
    const question = text.questions[fact];
    if (!value || (Array.isArray(value) && value.length === 0)) return null;
    return (
      <details key={question} className="detail">
        <summary>
          <div>
            <h5>{question}</h5>
            {inShort && <p className="text-muted-foreground">{inShort(value)}</p>}
          </div>
        </summary>
        <div>{render(value)}</div>
      </details>
    );
  };
  return [
    answer(
      "teachingPractice",
      (practice) => paragraphs([practice.text]),
      ({ hours }) => text.teachingPractice(hours),
    ),
    answer("classSize", ({ most }) => paragraphs([text.classSize(most)])),
    answer("trainers", (trainers) => (
      <ul className="space-y-4">
        {trainers.map(({ name, qualification, picture }) => (
          <li key={name} className="flex items-center gap-4">
            <ResponsivePicture
              {...picture}
              sizes="72px"
              className="size-18 max-w-none rounded-full"
            />
            <span>
              <strong className="block font-semibold">{name}</strong>
              <span className="text-muted-foreground">{qualification}</span>
            </span>
          </li>
        ))}
      </ul>
    )),
    answer("requirements", paragraphs),
    answer("accreditation", ({ body, number, register }) => (
      <>
        {paragraphs([`${body}, ${number}`])}
        <OutsideLink {...register} />
      </>
    )),
    answer("fee", ({ included, notIncluded }) => (
      <>
        <List heading={text.included} items={included} />
        <List heading={text.notIncluded} items={notIncluded} />
      </>
    )),
    answer(
      "deposit",
      (deposit) => paragraphs([deposit.text]),
      ({ amount }) => text.deposit(amount, currency),
    ),
    answer("refunds", (steps) => <Facts rows={steps.map(({ when, share }) => [when, share])} />),
    answer("housing", (kinds) => (
      <Facts rows={kinds.map(({ kind, from, per }) => [kind, text.housing(from, currency, per)])} />
    )),
    answer("visa", ({ notes, checkedOn }) =>
      paragraphs(checkedOn ? [...notes, text.checkedOn(dayInWords(checkedOn))] : notes),
    ),
    answer("timetable", (days) => (
      <div className="week grid gap-x-6 gap-y-5 sm:grid-cols-2 lg:grid-cols-5">
        {days.map(({ day, lessons }) => (
          <div key={day + JSON.stringify(lessons)}>
            <h6 className="font-semibold">{day}</h6>
            <dl>
              {lessons.map(({ time, what }) => (
                <div key={time + what} className="mt-1 rounded-lg bg-muted px-3 py-2 text-sm">
                  <dt className="text-muted-foreground">{time}</dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    )),
    answer("place", ({ lines, map }) => (
      <>
        <address className="whitespace-pre-line not-italic">{lines.join("\n")}</address>
        <OutsideLink {...map} />
      </>
    )),
    answer("hours", (hours) => paragraphs([...hours.map(text.hours), text.clock(school.place)])),
  ];
}

/** Each line as a paragraph. */
const paragraphs = (lines: readonly string[]) => lines.map((line) => <p key={line}>{line}</p>);

/** A link to another website, opened in the same tab. */
function OutsideLink({ label, address }: Link) {
  return (
    <p>
      <a href={address} rel="noopener" className="text-link underline underline-offset-4">
        {label}
      </a>
    </p>
  );
}

/** A list below a small heading; nothing if the list is empty. */
function List({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    items[0] && (
      <div>
        <h6 className="font-semibold">{heading}</h6>
        <ul className="mt-1 list-disc pl-5 marker:text-link">
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </div>
    )
  );
}

/** A table of subjects, each with a fact about it. */
function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="divide-y divide-border">
      {rows.map(([subject, fact]) => (
        <div key={subject} className="grid grid-cols-[2fr_3fr] gap-x-4 py-2">
          <dt className="text-muted-foreground">{subject}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Such as `2 March 2026`. */
function dayInWords(date: string): string {
  return new Date(date).toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" });
}
