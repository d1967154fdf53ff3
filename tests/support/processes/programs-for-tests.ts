import { warnOfMissing } from "#tools/programs/ensure-programs.ts";
import { ensureTestPrograms } from "#tools/programs/chromium.ts";

/** Installs the programs that tests start as processes, if installing is allowed. */
export default function setUp(): void {
  warnOfMissing(ensureTestPrograms());
}
