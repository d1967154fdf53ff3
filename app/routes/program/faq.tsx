import { useContent } from "../../content-context.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Tabs } from "../../ui/tabs/tabs.tsx";
import { unbrokenWords } from "../../ui/unbroken-words.ts";

/** The FAQ in vertical tabs, the first one open (specification, section 2). */
export function Faq() {
  const { heading, questions } = useContent().program.faq;
  const tabs = questions.map(({ question, answer }) => ({
    title: question,
    content: (
      <div className="max-w-prose space-y-5">
        {answer.map((paragraph) => (
          <p key={paragraph}>{unbrokenWords(paragraph)}</p>
        ))}
      </div>
    ),
  }));
  return (
    <Section id="faq" heading={heading}>
      <Tabs label={heading} tabs={tabs} />
    </Section>
  );
}
