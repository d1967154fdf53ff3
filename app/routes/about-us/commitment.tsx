import { useContent } from "../../content-context.tsx";
import { Section } from "../../ui/section/section.tsx";

/** The "Our Commitment" section: vision, mission and goal side by side. */
export function Commitment() {
  const { commitment } = useContent().aboutUs;
  return (
    <Section id="commitment" heading={commitment.heading} tone="plum">
      <ul className="grid gap-x-14 gap-y-9 md:grid-cols-3">
        {commitment.parts.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-lg text-gold">{title}</h3>
            <p className="mt-2 max-w-[22em] text-lead text-pretty">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
