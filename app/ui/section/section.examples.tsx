import { Section, SplitSection } from "./section.tsx";

export const examples = {
  background: (
    <Section id="example-ground" heading="Our Values" introduction="Six of them.">
      What belongs to it
    </Section>
  ),
  card: (
    <Section id="example-card" heading="Our Values" tone="card">
      What belongs to it
    </Section>
  ),
  night: (
    <Section id="example-night" heading="Our Values" tone="night">
      What belongs to it
    </Section>
  ),
  split: (
    <SplitSection id="example-split" heading="Who we are" beside="What stands beside it">
      What belongs to it
    </SplitSection>
  ),
};
