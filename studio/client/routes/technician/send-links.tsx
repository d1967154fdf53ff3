import { buttonClass } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

import { StudioIcon } from "../../shell/studio-icon.tsx";

/**
 * Opens a chat or a mail with the report; the owner chooses to whom it goes.
 * @param props.report its first line is the subject of a mail
 */
export function SendLinks({ report, isUrgent }: { report: string; isUrgent: boolean }) {
  return (
    <>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(report)}`}
        target="_blank"
        className={isUrgent ? `${buttonClass("primary")} gap-2` : "small-button"}
      >
        <Icon name="whatsapp" className="size-5" />
        Send by WhatsApp
      </a>
      <a href={mailLink(report)} className="small-button">
        <StudioIcon name="mail" />
        Send by mail
      </a>
    </>
  );
}

/** Browsers on Windows open no mail whose URL is longer than 2,048 characters. */
const LONGEST_MAIL = 2000;

/** A link that opens a mail with the report: as many of its parts as a mail link can have. */
function mailLink(report: string): string {
  const [subject = "", ...parts] = report.split("\n\n");
  let link = `mailto:?subject=${encodeURIComponent(subject)}&body=`;
  for (const part of parts) {
    const longer = link + encodeURIComponent(`${part}\r\n\r\n`.replaceAll(/\r?\n/g, "\r\n"));
    if (longer.length > LONGEST_MAIL) break;
    link = longer;
  }
  return link;
}
