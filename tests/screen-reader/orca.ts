import { join } from "node:path";

import type { ScreenReaderPrograms } from "../../tools/programs/screen-reader.ts";
import type { Desktop } from "./desktop.ts";
import { Heard } from "./heard.ts";
import { startSpeechServer } from "./speech-server.ts";

/** A Python program like Orca's own launcher, but one that also runs beside another Orca. */
const LAUNCH = `
import os, sys
from orca import orca
settings = {"sayAllOnLoad": False, "enableKeyEcho": False, "enableEchoByCharacter": False}
orca.getSettingsManager().activate(sys.argv[1], settings)
sys.exit(orca.main())
`;

/** Starts Orca on a desktop, and collects its utterances. */
export async function startOrca({ python }: ScreenReaderPrograms, desktop: Desktop) {
  const heard = new Heard();
  const socket = join(desktop.folder, "speech.sock");
  const speech = await startSpeechServer(socket, (words) => heard.add(words));
  const env = { ...desktop.env, SPEECHD_ADDRESS: `unix_socket:${socket}` };
  // Orca sometimes stays silent after its start, for an unknown reason: retry twice.
  for (let attempt = 0; ; attempt += 1) {
    const orca = desktop.start(python, ["-c", LAUNCH, join(desktop.folder, "orca")], env);
    try {
      await heard.phrases(["Screen reader on"]);
      break;
    } catch (error) {
      if (attempt === 2) throw error;
      orca.kill("SIGKILL");
    }
  }
  return { heard, stop: () => speech.close() };
}
