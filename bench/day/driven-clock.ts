/*
 * Loaded before the server of the drill (--import): its clock stands still until the drill moves it.
 */
import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";

import { systemClock } from "../../server/core/clock.ts";
import { fakeClock } from "../../tests/support/server/fake-clock.ts";

// Not the processes that the server starts: they have no clock.
if (process.argv[1]?.endsWith("/server/main.ts")) {
  const drill = connect(Number(process.env["DRILL_PORT"]), "127.0.0.1");
  drill.write(`${process.pid}\n`);
  const lines = createInterface(drill);
  const [now] = await once(lines, "line");
  const clock = fakeClock(Number(now));
  Object.assign(systemClock, clock);
  lines.on("line", (milliseconds) => clock.pass(Number(milliseconds)));
  drill.unref();
}
