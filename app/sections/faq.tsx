import { faq, faqText } from "#content/program.ts";

import { Section } from "../ui/section.tsx";

/** Four questions, one open at a time, the first at the start. They share a name: no script needed. */
export function Faq() {
  return (
    <Section id="faq" heading={faqText.heading}>
      <div className="max-w-3xl border-t border-line">
        {faq.map(({ tab, answer }, index) => (
          <details key={tab} name="faq" open={index === 0} className="border-b border-line">
            <summary className="cursor-pointer py-4 marker:text-link hover:text-link">
              <h3 className="inline text-xl">{tab}</h3>
            </summary>
            <div className="max-w-prose space-y-4 pb-6">
              {answer.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
