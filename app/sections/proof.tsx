import type { ReactNode } from "react";

import { useContent } from "../content-context.tsx";
import { buttonClass } from "../ui/button/button.tsx";
import { Section } from "../ui/section/section.tsx";
import { AskOnWhatsapp } from "./whatsapp/whatsapp-link.tsx";

/** Why to believe the school: facts that a visitor can ask about. */
export function Proof({ children }: { children?: ReactNode }) {
  const { aboutUs, courseDetails } = useContent();
  const { proof } = aboutUs;
  const register = courseDetails.accreditation?.register;
  if (!proof) return null;
  return (
    <Section id="proof" heading={proof.heading} tone="card">
      <ul className="facts max-sm:block max-sm:space-y-6 max-lg:grid-cols-2 [&_b]:text-[2rem]">
        {proof.facts.map(({ fact, text }) => (
          <li key={fact}>
            <b>{fact}</b> <span className="mt-2 block text-base text-pretty">{text}</span>
          </li>
        ))}
      </ul>
      {register && (
        <p className="mt-6">
          <a href={register.address} rel="noopener" className={buttonClass("quiet")}>
            {register.label}
          </a>
        </p>
      )}
      {children && <div className="mt-9">{children}</div>}
    </Section>
  );
}

/** A link to the school’s chat, and how fast it answers there. */
export function AskNow() {
  const { chat } = useContent();
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <AskOnWhatsapp className={buttonClass("outline")} />
      <span className="text-muted-foreground">{chat.replyTime}</span>
    </p>
  );
}
