import { faq, faqText } from "#content/pages/program.ts";

import { Section } from "../../ui/section/section.tsx";
import { Tabs } from "../../ui/tabs/tabs.tsx";
import { unbrokenWords } from "../../ui/unbroken-words.ts";

const tabs = faq.map(({ tab, answer }) => ({
  title: tab,
  content: (
    <div className="max-w-prose space-y-5">
      {answer.map((paragraph) => (
        <p key={paragraph}>{unbrokenWords(paragraph)}</p>
      ))}
    </div>
  ),
}));

/** The FAQ in vertical tabs, the first one open (specification, section 2). */
export function Faq() {
  return (
    <Section id="faq" heading={faqText.heading}>
      <Tabs label={faqText.heading} tabs={tabs} />
    </Section>
  );
}
