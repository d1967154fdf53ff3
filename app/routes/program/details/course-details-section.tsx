import type { BrowserContent } from "#content/content.ts";
import { courseDetailsText as text } from "#content/course/course-details-text.ts";
import type { Link } from "#content/course/course-details.ts";
import type { ReactNode } from "react";

import { useContent } from "#app/content-context.tsx";
import { ResponsivePicture } from "#app/ui/picture/responsive-picture.tsx";
import { SectionFrame, SectionHeading, splitColumns } from "#app/ui/section/section.tsx";

/** The course details that the school has provided, as disclosures; nothing if there are none. */
export function CourseDetailsSection() {
  const answers = answersOf(useContent()).filter(({ body }) => body !== null);
  if (answers.length === 0) return null;
  return (
    <SectionFrame id="course-details" tone="card">
      <div className={`gap-y-8 ${splitColumns}`}>
        <div>
          <SectionHeading
            id="course-details"
            heading={text.heading}
            introduction={text.introduction}
          />
        </div>
        <div className="divide-y divide-border border-y border-border">
          {answers.map(({ question, body }) => (
            <details key={question} className="detail group">
              <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-4 hover:text-link">
                <h3 className="text-subtitle">{question}</h3>
                <span
                  aria-hidden="true"
                  className="size-2.5 shrink-0 rotate-45 border-r-2 border-b-2 border-link transition-transform duration-200 group-open:-rotate-135"
                />
              </summary>
              <div className="max-w-prose space-y-4 pb-6">{body}</div>
            </details>
          ))}
        </div>
      </div>
    </SectionFrame>
  );
}

const note = "text-sm text-muted-foreground";

/** Each question with its answer, null where the school has said nothing. */
function answersOf({ courseDetails: details, course, school }: BrowserContent) {
  const { questions } = text;
  const { currency } = course.price;
  const answer = <Value,>(
    question: string,
    value: Value | null,
    render: (value: Value) => ReactNode,
  ) => {
    const isEmpty = value === null || (Array.isArray(value) && value.length === 0);
    return { question, body: isEmpty ? null : render(value) };
  };
  return [
    answer(questions.teachingPractice, details.teachingPractice, (practice) => (
      <>
        <p className="text-lead">{text.teachingPractice(practice.hours)}</p>
        <p>{practice.text}</p>
      </>
    )),
    answer(questions.classSize, details.classSize, ({ most }) => (
      <p className="text-lead">{text.classSize(most)}</p>
    )),
    answer(questions.trainers, details.trainers, (trainers) => (
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
    answer(questions.requirements, details.requirements ?? null, paragraphs),
    answer(questions.accreditation, details.accreditation, ({ body, number, register }) => (
      <>
        <p>{text.accreditation(body, number)}</p>
        <OutsideLink {...register} />
      </>
    )),
    answer(questions.fee, details.fee, ({ included, notIncluded }) => (
      <>
        <List heading={text.included} items={included} />
        <List heading={text.notIncluded} items={notIncluded} />
      </>
    )),
    answer(questions.deposit, details.deposit, (deposit) => (
      <>
        <p className="text-lead">{text.deposit(deposit.amount, currency)}</p>
        <p>{deposit.text}</p>
      </>
    )),
    answer(questions.refunds, details.refunds, (steps) => (
      <Facts rows={steps.map(({ when, share }) => [when, share])} />
    )),
    answer(questions.housing, details.housing, (kinds) => (
      <Facts rows={kinds.map(({ kind, from, per }) => [kind, text.housing(from, currency, per)])} />
    )),
    answer(questions.visa, details.visa, ({ notes, checkedOn }) => (
      <>
        {paragraphs(notes)}
        <p className={note}>{text.checkedOn(dayInWords(checkedOn))}</p>
      </>
    )),
    answer(questions.timetable, details.timetable, (days) => (
      <div className="grid gap-x-8 gap-y-5 text-[0.9375rem] sm:grid-cols-2">
        {days.map(({ day, lessons }) => (
          <div key={day}>
            <h4 className="font-semibold">{day}</h4>
            <Facts rows={lessons.map(({ time, what }) => [time, what])} />
          </div>
        ))}
      </div>
    )),
    answer(questions.place, details.place, ({ lines, map }) => (
      <>
        <address className="whitespace-pre-line not-italic">{lines.join("\n")}</address>
        <OutsideLink {...map} />
      </>
    )),
    answer(questions.hours, details.hours, (hours) => (
      <>
        <ul>
          {hours.map((entry) => (
            <li key={text.hours(entry)}>{text.hours(entry)}</li>
          ))}
        </ul>
        <p className={note}>{text.clock(school.place)}</p>
      </>
    )),
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
  if (items.length === 0) return null;
  return (
    <div>
      <h4 className="font-semibold">{heading}</h4>
      <ul className="mt-1 list-disc pl-5 marker:text-link">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
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
