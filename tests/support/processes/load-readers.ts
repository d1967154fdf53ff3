import { setTimeout as pause } from "node:timers/promises";

import { THINKING_TIME } from "./load-writers.ts";

/** Requests a page repeatedly, with several readers at once, until `isOver`. */
export async function readSteadily(options: {
  readersAtOnce: number;
  address: string;
  isOver: () => boolean;
  /** Called with the status of each response; undefined without a response. */
  onResponse: (status: number | undefined) => void;
}): Promise<void> {
  const readAgainAndAgain = async () => {
    while (!options.isOver()) {
      options.onResponse(await read(options.address));
      await pause(THINKING_TIME);
    }
  };
  await Promise.all(Array.from({ length: options.readersAtOnce }, readAgainAndAgain));
}

async function read(address: string): Promise<number | undefined> {
  try {
    const response = await fetch(address);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}
