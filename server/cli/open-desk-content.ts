import { systemClock } from "../core/clock.ts";
import { dataFolder } from "../core/settings/data-folder.ts";
import type { ContentServices } from "../publish/content-services.ts";
import { openContentServices } from "../publish/open-content-services.ts";
import { noLog, type OpenStore } from "./open-store.ts";
import type { Screen } from "./terminal/terminal.ts";

/** The services for the draft and publishing, with the build in this folder. */
export function openDeskContent(
  { store, settings, isTemporary }: Omit<OpenStore, "forgetDeleted">,
  screen: Screen,
): ContentServices {
  return openContentServices({
    store,
    settings,
    isTemporary,
    clock: systemClock,
    log: { ...noLog, warn: (_details, message) => screen.note(`${message}.`) },
    build: "build",
    data: dataFolder(settings),
  });
}
