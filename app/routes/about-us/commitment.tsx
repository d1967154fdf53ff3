import { useContent } from "../../content-context.tsx";
import { Section } from "../../ui/section/section.tsx";

/** The "Our Commitment" section: its first part large, the others below, under a rising sun. */
export function Commitment() {
  const { commitment } = useContent().aboutUs;
  return (
    <Section id="commitment" heading={commitment.heading} tone="night">
      <div className="commitment">
        <ul className="grid gap-x-14 gap-y-10 md:grid-cols-2 md:gap-y-14">
          {commitment.parts.map(({ title, text }) => (
            <li key={title} className="group first:md:col-span-2">
              <h3 className="text-lg text-gold">{title}</h3>
              <p className="mt-3 font-display text-pretty">{text}</p>
            </li>
          ))}
        </ul>
        <div aria-hidden="true" className="hour-sun" />
      </div>
    </Section>
  );
}
