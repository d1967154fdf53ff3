import { drawing, emblem } from "#content/pages/shaped-pictures.ts";

import { useContent } from "../../content-context.tsx";
import { ResponsivePicture } from "../../ui/picture/responsive-picture.tsx";
import { AskNow, ProofFacts } from "../../sections/proof.tsx";
import { cardTints, Section } from "../../ui/section/section.tsx";

/** The people of the school; nothing until the owner introduces them. */
export function People() {
  const { people } = useContent().aboutUs;
  if (!people || people.people.length === 0) return null;
  return (
    <Section id="people" heading={people.heading} tone="sand">
      {/* The last of an odd number has the row to itself. */}
      <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 sm:[&>:last-child:nth-child(odd)]:col-span-2">
        {people.people.map(({ name, role, text, picture }) => (
          <li key={name} className="flex items-start gap-5 lg:gap-8">
            <ResponsivePicture
              {...picture}
              sizes="(width < 64rem) 96px, 176px"
              className="size-24 max-w-none rounded-2xl object-cover lg:size-44"
            />
            <div className="min-w-0">
              <h3 className="text-subtitle wrap-anywhere lg:text-[1.75rem]">{name}</h3>
              <p className="font-semibold text-link">{role}</p>
              <p className="mt-2 max-w-prose lg:mt-3">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Why to believe the school, beside a certificate. */
export function Proof() {
  const { proof } = useContent().aboutUs;
  if (!proof) return null;
  return (
    <Section id="proof" heading={proof.heading} tone="card">
      <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-[1fr_2fr] lg:gap-x-16">
        <ResponsivePicture {...drawing("certificate")} className="h-auto w-full rounded-2xl" />
        <div>
          <ProofFacts
            facts={proof.facts}
            className="mb-9 gap-y-8 sm:grid-cols-2 lg:[&_b]:text-[2.6rem]"
          />
          <AskNow />
        </div>
      </div>
    </Section>
  );
}

/** The "Our Commitment" section: vision, mission and goal side by side. */
export function Commitment() {
  const { commitment } = useContent().aboutUs;
  return (
    <Section id="commitment" heading={commitment.heading} tone="plum">
      <ul className="grid gap-10 md:grid-cols-3">
        {commitment.parts.map(({ title, text }) => (
          <li key={title} className="border-t border-gold/50 pt-5">
            <h3 className="font-sans text-[0.9375rem] text-gold">{title}</h3>
            <p className="mt-2 font-display text-[1.25rem] leading-snug text-pretty text-cream lg:text-[1.5rem]">
              {text}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The "Our Values" section: six cards like those of a lotería, the Mexican picture bingo. */
export function Values() {
  const { heading, cards } = useContent().aboutUs.values;
  return (
    <Section id="values" heading={heading} tone="sand">
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3 md:grid-cols-3 md:gap-6">
        {cards.map(({ title, text, emblem: name }, index) => (
          <li
            key={title}
            className="paper rounded-xl p-2 pb-5 text-center shadow-soft md:p-3 md:pb-7"
          >
            <div className={`rounded-md border-[1.5px] border-ink p-2 ${cardTints[index % 3]}`}>
              <ResponsivePicture
                {...emblem(name)}
                className="mx-auto h-auto w-[min(12.5rem,100%)]"
              />
            </div>
            <h3 className="mt-4 mb-1 px-1 text-[length:min(1.375rem,4.6vw)] text-inherit">
              {title}
            </h3>
            <p className="px-1 leading-[1.45] text-balance max-md:text-[0.9375rem]">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
