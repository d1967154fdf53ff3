import { courseDetailsText } from "#content/course/course-details-text.ts";
import { courseLength, courseText } from "#content/course/course.ts";
import { factQuestions } from "#content/course/fact-questions.ts";
import { priceCardText } from "#content/pages/price-card-text.ts";

import { useContent } from "../../content-context.tsx";
import { ApplyLink } from "../../sections/apply-link.tsx";
import { AskOnWhatsapp } from "../../sections/whatsapp/whatsapp-link.tsx";
import { buttonClass } from "../../ui/button/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { hiddenUntilParsed, SectionFrame, SectionHeading } from "../../ui/section/section.tsx";
import { unbrokenWords } from "../../ui/unbroken-words.ts";

/** The "About the Course" section with the price card. */
export function AboutCourse() {
  const { aboutCourse } = useContent().program;
  const [lead = "", ...paragraphs] = aboutCourse.paragraphs;
  return (
    <SectionFrame id="about-course" tone="background">
      <div
        className={`grid items-center gap-x-16 gap-y-9 md:grid-cols-2 lg:gap-x-24 ${hiddenUntilParsed}`}
      >
        <div className="space-y-5 md:space-y-6">
          <SectionHeading id="about-course" heading={aboutCourse.heading} />
          {/* Not in unbrokenWords, whose inline blocks would shift when this font is loaded. */}
          <p className="font-display text-[1.2em] leading-snug lg:text-[1.6em]">{lead}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="md:text-lead">
              {unbrokenWords(paragraph)}
            </p>
          ))}
        </div>
        <PriceCard />
      </div>
    </SectionFrame>
  );
}

/** A card like a poster: the price in the sun that rises above the sea, what it includes below. */
function PriceCard() {
  const { course, courseDetails, enrolment, program } = useContent();
  const { classSize, teachingPractice: practice } = courseDetails;
  const included = [
    courseLength(course),
    practice && courseDetailsText.teachingPractice(practice.hours),
    classSize && courseDetailsText.classSize(classSize.most),
    ...program.benefits.cards.map(({ title }) => title),
  ];
  const { amount, currency } = course.price;
  return (
    <div className="price-card scheme-dark shadow-soft">
      <div className="price-sky">
        <div aria-hidden="true" className="hour-sun" />
        <div className="price">
          <h3 className="text-subtitle">{courseText.tuition}</h3>
          <p>
            <span className="price-amount">{amount}</span> {currency}
          </p>
        </div>
      </div>
      <div className="price-sea">
        <ul aria-label={courseText.includes}>
          {included.map(
            (fact) =>
              fact && (
                <li key={fact} className="flex gap-2">
                  <Icon name="check" className="mt-1 size-5 shrink-0 text-gold" />
                  {fact}
                </li>
              ),
          )}
        </ul>
        <div className="grid gap-2">
          <ApplyLink />
          <p className="text-center text-sm empty:hidden">{enrolment.payment}</p>
          {courseDetails.fee ? (
            <a href="#course-details" className={buttonClass("quiet")}>
              {factQuestions.fee}
            </a>
          ) : (
            <AskOnWhatsapp
              label={priceCardText.ask}
              text={priceCardText.question}
              className={buttonClass("quiet")}
            />
          )}
        </div>
      </div>
    </div>
  );
}
