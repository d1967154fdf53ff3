import type { Settings } from "../core/settings.ts";
import type { Screen } from "./terminal/terminal.ts";

/** What the commands work with; main.ts makes it of the real things. */
export interface Desk {
  screen: Screen;
  /** @throws {SettingsError} naming every setting that is wrong */
  readSettings: () => Settings;
  /** Milliseconds since 1970. */
  now: () => number;
  /** What to tidy up should somebody end the desk while it works. */
  onInterrupt: Set<() => void>;
}

/** Something did not work; the message is a sentence for whoever typed the command. */
export class DeskProblem extends Error {
  override name = "DeskProblem";
}
