import { buttonClass } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

import { StudioIcon } from "../../shell/studio-icon.tsx";
import { mailLink } from "./report-text.ts";

interface SendLinksProps {
  /** Its first line is the subject of a mail. */
  report: string;
  /** Whether it is what the page is for. */
  isLoud?: boolean;
}

/** Opens a chat or a mail with the report; the owner chooses to whom it goes. */
export function SendLinks({ report, isLoud = false }: SendLinksProps) {
  return (
    <>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(report)}`}
        target="_blank"
        className={isLoud ? `${buttonClass("primary")} gap-2` : "small-button"}
      >
        <Icon name="whatsapp" className="size-5" />
        Send this to my technician
        <span className="sr-only"> by WhatsApp</span>
      </a>
      <a href={mailLink(report)} className="small-button">
        <StudioIcon name="mail" />
        By mail
        <span className="sr-only">: send this to my technician</span>
      </a>
    </>
  );
}
