import { buttonClass } from "#app/ui/button/button.tsx";
import { Icon } from "#app/ui/icon/icon.tsx";

import { CopyTextButton } from "../../shell/copy-text-button.tsx";
import { StudioIcon } from "../../shell/studio-icon.tsx";

/**
 * Opens a chat or a mail with the report; the owner chooses to whom it goes.
 * @param props.report its first line is the subject of a mail
 */
export function SendReport({ report, isUrgent }: { report: string; isUrgent: boolean }) {
  return (
    <>
      <h3 className="mt-4 text-base font-medium">Send this to your technician</h3>
      <p className="text-sm text-muted-foreground">
        WhatsApp asks you to whom. No password is in it, and nothing that people sent.
      </p>
      <div className="mt-3 grid grid-cols-2 gap-2 sm:flex max-sm:[&>*]:px-2 [&>a]:min-h-11 [&>button]:min-h-11">
        <a
          href={`https://wa.me/?text=${encodeURIComponent(report)}`}
          target="_blank"
          className={`max-sm:col-span-full ${isUrgent ? `${buttonClass("primary")} gap-2` : "small-button"}`}
        >
          <Icon name="whatsapp" className="size-5" />
          Send by WhatsApp
        </a>
        <a href={mailLink(report)} className="small-button">
          <StudioIcon name="mail" />
          Send by mail
        </a>
        <CopyTextButton text={report} label="Copy" done="Copied" />
      </div>
      <details className="mt-1 -mb-2 max-w-prose text-sm">
        <summary className="quiet-button -ml-4">
          What is sent
          <StudioIcon name="down" />
        </summary>
        <p className="mb-2 rounded-xl rounded-tl-none bg-muted p-3 break-words whitespace-pre-line">
          {report}
        </p>
      </details>
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
