import type { Content } from "#content/content.ts";

import type { Settings } from "../core/settings/settings.ts";
import type { DnsLookups } from "../mail/dns/dns-lookups.ts";
import type { ContentServices } from "../publish/content-services.ts";
import type { Store } from "../store/create-store.ts";
import type { Engine } from "../store/engines/engine.ts";
import type { Screen } from "./terminal/terminal.ts";

/** The commands' dependencies; run-desk.ts passes the real ones. */
export interface Desk {
  screen: Screen;
  /** @throws {SettingsError} naming every setting that is wrong */
  readSettings: () => Settings;
  /** @throws {ContentError} with a sentence for each mistake */
  content: () => Content;
  /** Milliseconds since 1970. */
  now: () => number;
  dns: DnsLookups;
  /** Cleanup callbacks for a signal that ends the process during a command. */
  onInterrupt: Set<() => void>;
  /** Who uses the desk, for the history of the content. */
  user: string;
  /** The services for the draft and publishing. */
  contentServices: (
    open: Pick<Engine, "isTemporary"> & { store: Store; settings: Settings },
  ) => ContentServices;
}

/** A command failed; the message is a sentence for the user. */
export class DeskProblem extends Error {
  override name = "DeskProblem";
}
