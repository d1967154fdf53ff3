import { ensurePrograms, warnOfMissing } from "../../tools/programs/ensure-programs.ts";
import { screenReader } from "../../tools/programs/screen-reader.ts";

/** Installs Orca and Firefox, if installing is allowed. */
export default function setUp(): void {
  warnOfMissing(ensurePrograms([screenReader]));
}
