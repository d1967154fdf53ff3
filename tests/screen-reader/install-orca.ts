import { ensureScreenReader } from "../../tools/programs/screen-reader.ts";

/** Installs Orca and Firefox, if possible. */
export default function setUp(): void {
  ensureScreenReader();
}
