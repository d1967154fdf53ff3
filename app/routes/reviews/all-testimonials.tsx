import { hardQuestions } from "#content/course/hard-questions.ts";
import { drawing } from "#content/pages/shaped-pictures.ts";
import { testimonialsText } from "#content/pages/testimonials-text.ts";
import { paths } from "#content/school/page-paths.ts";

import { useContent } from "../../content-context.tsx";
import { AskNow, ProofFacts } from "../../sections/proof.tsx";
import { TestimonialCard } from "../../sections/testimonials/testimonial-card.tsx";
import { AskOnWhatsapp } from "../../sections/whatsapp/whatsapp-link.tsx";
import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import { Section, type SectionTone } from "../../ui/section/section.tsx";

const questionClass = "inline-block py-1 text-link underline underline-offset-4";

/** Where all reviews are, the first testimonial, large, and an invitation to ask the school. */
export function FirstTestimonial() {
  const { aboutUs, courseDetails, reviews, testimonials } = useContent();
  const [first, ...others] = testimonials.testimonials;
  const { ask } = reviews;
  const elsewhere = aboutUs.proof?.facts.filter(({ link }) => link) ?? [];
  return (
    <div className="mx-auto grid max-w-6xl gap-6 px-6 pt-6 pb-12 md:pb-18 lg:grid-cols-[7fr_5fr] lg:gap-x-8">
      {elsewhere.length > 0 && (
        <ProofFacts
          facts={elsewhere}
          className="col-span-full sm:[&_li]:grid sm:[&_li]:grid-cols-[auto_1fr] sm:[&_li]:gap-x-6 [&_b]:row-span-2 [&_b]:text-display"
        />
      )}
      {first && <TestimonialCard {...first} isLarge />}
      {others.length > 0 && (
        <a
          href="#testimonials"
          className="w-fit py-1 font-semibold text-link underline underline-offset-4 lg:order-1"
        >
          {testimonialsText.more(others.length)}
        </a>
      )}
      {ask && (
        <div className="flex flex-col items-start justify-center rounded-xl bg-plum p-6 text-foreground scheme-dark lg:p-10">
          <h2 className="text-subtitle lg:text-[1.75rem]">{ask.heading}</h2>
          <p className="mt-3">{ask.text}</p>
          <ul className="mt-4 mb-6">
            {hardQuestions.map(([fact, question]) => (
              <li key={question}>
                {fact && courseDetails[fact] ? (
                  <a href={`${paths.program}#course-details`} className={questionClass}>
                    {question}
                  </a>
                ) : (
                  <AskOnWhatsapp label={question} text={question} className={questionClass} />
                )}
              </li>
            ))}
          </ul>
          <AskNow />
        </div>
      )}
    </div>
  );
}

/** The other facts why to believe the school, beside a certificate; three are in one row. */
export function Proof({ tone }: { tone: SectionTone }) {
  const { proof } = useContent().aboutUs;
  const facts = proof?.facts.filter(({ link }) => !link) ?? [];
  if (!proof || facts.length === 0) return null;
  return (
    <Section id="proof" heading={proof.heading} tone={tone}>
      {facts.length === 3 ? (
        <ProofFacts facts={facts} className="gap-y-8" />
      ) : (
        <div className="grid items-center gap-x-16 md:grid-cols-[1fr_2fr]">
          <ResponsivePicture
            {...drawing("certificate")}
            className="h-auto w-full rounded-2xl max-md:hidden"
          />
          <ProofFacts facts={facts} className="gap-y-8 sm:grid-cols-2" />
        </div>
      )}
    </Section>
  );
}

/** The other testimonials, without a carousel. */
export function OtherTestimonials() {
  const { heading, testimonials } = useContent().testimonials;
  const others = testimonials.slice(1);
  if (others.length === 0) return null;
  return (
    <Section id="testimonials" heading={heading} tone="background">
      {/* An odd number, whose last would have a row to itself, is in rows of three, then of two. */}
      <ul className={others.length % 2 ? "flex flex-wrap gap-6" : "grid gap-6 sm:grid-cols-2"}>
        {others.map((testimonial) => (
          <li key={testimonial.name} className="max-w-prose grow basis-[19rem]">
            <TestimonialCard {...testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
