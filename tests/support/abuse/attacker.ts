import { setPriority } from "node:os";
import { workerData } from "node:worker_threads";

import { attacks, proxiedAttacks } from "./attacks.ts";

/** The attacker's own thread: what it is busy with must not slow those who measure. */
const { name, url, duration }: { name: string; url: string; duration: number } = workerData;
// Elsewhere an attacker would not take the processors that the site has here.
setPriority(19);
const attack = [...attacks, ...proxiedAttacks].find((one) => one.name === name);
const end = performance.now() + duration;
await attack?.run({ url: new URL(url), isOver: () => performance.now() > end });
