import { faq } from "#content/pages/program.ts";
import type { FAQPage, Question } from "schema-dts";

/** The questions and answers of the Program page as structured data. */
export function faqData(): FAQPage {
  return {
    "@type": "FAQPage",
    mainEntity: faq.map(({ tab, answer }): Question => ({
      "@type": "Question",
      name: tab,
      acceptedAnswer: { "@type": "Answer", text: answer.join(" ") },
    })),
  };
}
