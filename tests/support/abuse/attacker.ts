import { setPriority } from "node:os";
import { workerData } from "node:worker_threads";

import { attacks, proxiedAttacks } from "./attack-list.ts";

// An attack runs in a worker thread, so that it does not slow down the measurements.
const { name, url, duration }: { name: string; url: string; duration: number } = workerData;
// Lowest priority: a real attacker would not use the site's processors.
setPriority(19);
const attack = [...attacks, ...proxiedAttacks].find((one) => one.name === name);
const end = performance.now() + duration;
await attack?.run({ url: new URL(url), isOver: () => performance.now() > end });
