import type { ReactNode } from "react";

import { ACCREDITED } from "#content/course/course.ts";
import { askAbout } from "#content/pages/proof-text.ts";
import { drawing } from "#content/pages/shaped-pictures.ts";

import { useContent } from "../content-context.tsx";
import { buttonClass } from "../ui/button/button.tsx";
import { ResponsivePicture } from "../ui/picture/responsive-picture.tsx";
import { Section, type SectionTone } from "../ui/section/section.tsx";
import { AskOnWhatsapp } from "./whatsapp/whatsapp-link.tsx";

const linkClass = "inline-block py-1 text-link underline underline-offset-4";

/** Why to believe the school: facts that a visitor can check or ask about; beside a picture with children. */
export function Proof({ children, tone = "card" }: { children?: ReactNode; tone?: SectionTone }) {
  const { aboutUs, courseDetails } = useContent();
  const { proof } = aboutUs;
  const register = courseDetails.accreditation?.register;
  if (!proof) return null;
  const facts = (
    <>
      <ul
        className={`facts ${children ? "max-sm:grid-cols-1 gap-y-8 sm:grid-cols-2 lg:[&_b]:text-[2.6rem]" : "gap-y-6 max-sm:grid-cols-1 max-lg:grid-cols-2"}`}
      >
        {proof.facts.map(({ fact, text, question, ...own }) => {
          const link = own.link ?? (fact === ACCREDITED ? register : undefined);
          return (
            <li key={fact}>
              <b>{fact}</b> <span className="mt-2 block text-pretty">{text}</span>
              {link ? (
                <a href={link.address} rel="noopener" className={linkClass}>
                  {link.label}
                </a>
              ) : (
                question && <AskOnWhatsapp label={askAbout} text={question} className={linkClass} />
              )}
            </li>
          );
        })}
      </ul>
      {children && <div className="mt-9">{children}</div>}
    </>
  );
  return (
    <Section id="proof" heading={proof.heading} tone={tone}>
      {children ? (
        <div className="grid items-start gap-x-10 gap-y-8 md:grid-cols-[1fr_2fr] lg:gap-x-16">
          <ResponsivePicture {...drawing("certificate")} className="h-auto w-full rounded-2xl" />
          <div>{facts}</div>
        </div>
      ) : (
        facts
      )}
    </Section>
  );
}

/** A link to the school’s chat, and how fast it answers there. */
export function AskNow({ className = buttonClass("outline") }) {
  const { chat } = useContent();
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <AskOnWhatsapp className={className} />
      <span className="text-muted-foreground">{chat.replyTime}</span>
    </p>
  );
}
