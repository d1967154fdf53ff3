import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { libreOfficeProgram } from "../../../tools/programs/libreoffice.ts";
import { temporaryFolder } from "../server/temporary-folder.ts";

/** Whether LibreOffice Calc is installed; if not, the test run has printed a warning. */
export const hasCalc = libreOfficeProgram() !== undefined;

interface Sheet {
  /** The text that each cell shows, where it shows any. */
  shown: string[];
  /** The formulas of all cells, in OpenFormula. */
  formulas: string[];
}

/** Opens a CSV file in LibreOffice Calc, with its option “Detect special numbers”. */
export function openInCalc(csv: string | Uint8Array, separator: "," | ";" = ","): Sheet {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "export.csv"), csv);
  // Separator, quote, UTF-8, first line, no column formats, default language, quotes do not make
  // text, special numbers.
  const filter = `CSV:${separator.charCodeAt(0)},34,76,1,,0,false,true`;
  execFileSync(
    libreOfficeProgram() ?? "",
    [
      // Its own profile: LibreOffice hands the file over to one that runs with the same profile.
      `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`,
      "--headless",
      `--infilter=${filter}`,
      "--convert-to",
      "fods",
      "--outdir",
      folder,
      join(folder, "export.csv"),
    ],
    // Not inherited: without Java it prints a warning, and a failure has the output in its message.
    { stdio: "pipe" },
  );
  const sheet = readFileSync(join(folder, "export.fods"), "utf8");
  const all = (pattern: RegExp) => Array.from(sheet.matchAll(pattern), ([, text = ""]) => text);
  return {
    shown: all(/<text:p>(.*?)<\/text:p>/gs).map(plain),
    formulas: all(/table:formula="of:(.*?)"/g).map(plain),
  };
}

/** The text of a piece of XML. */
function plain(xml: string): string {
  const text = xml.replaceAll(/<text:s\/>/g, " ").replaceAll(/<.*?>/g, "");
  const entities = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'", "&amp;": "&" };
  return Object.entries(entities).reduce(
    (read, [entity, sign]) => read.replaceAll(entity, sign),
    text,
  );
}
