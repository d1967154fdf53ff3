import type { ReactNode } from "react";

import { Section } from "../../ui/section/section.tsx";
import { AskNow } from "../proof.tsx";

interface NoticeEndProps {
  heading: string;
  introduction: string;
  /** The links before that to the chat. */
  children: ReactNode;
}

/** The end of a page of text: where to go on, or to ask. */
export function NoticeEnd({ children, ...text }: NoticeEndProps) {
  return (
    <Section id="ask" {...text} tone="plum">
      <div className="flex flex-wrap items-center gap-4">
        {children}
        <AskNow />
      </div>
    </Section>
  );
}
