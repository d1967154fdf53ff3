import type { Content } from "#content/content.ts";
import type { FAQPage, Question } from "schema-dts";

/** The questions and answers of the Program page as structured data. */
export function faqData({ questions }: Content["program"]["faq"]): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }): Question => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
    })),
  };
}
