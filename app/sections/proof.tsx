import type { BrowserContent } from "#content/content.ts";
import { ACCREDITED } from "#content/course/course.ts";
import { askAbout } from "#content/pages/proof-text.ts";

import { useContent } from "../content-context.tsx";
import { buttonClass } from "../ui/button/button.tsx";
import { AskOnWhatsapp } from "./whatsapp/whatsapp-link.tsx";

const linkClass = "inline-block py-1 text-link underline underline-offset-4";

type Fact = NonNullable<BrowserContent["aboutUs"]["proof"]>["facts"][number];

/** Why to believe the school: facts that a visitor can check or ask about. */
export function ProofFacts({ facts, className }: { facts: readonly Fact[]; className: string }) {
  const register = useContent().courseDetails.accreditation?.register;
  return (
    <ul className={`facts max-sm:grid-cols-1 ${className}`}>
      {facts.map(({ fact, text, question, ...own }) => {
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
