import { setImmediate } from "node:timers/promises";

/** The most that is written together: bounds how long one transaction holds the database. */
const LARGEST_BATCH = 200;

interface Waiting<Item, Result> {
  item: Item;
  settled: PromiseWithResolvers<Result>;
}

/**
 * Writes together what arrives together: flushing a commit to disk takes the same time for one
 * as for many. Whatever arrives while a batch is being written is the next one.
 * @param write stores a batch durably and returns one result an item, in their order
 */
export function createGroupCommit<Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
  let isWriting = false;

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (queue.length > 0) {
      // The requests that came in during this turn of the event loop belong to this batch.
      await setImmediate();
      const batch = queue.splice(0, LARGEST_BATCH);
      try {
        const results = await write(batch.map(({ item }) => item));
        for (const [index, { settled }] of batch.entries()) {
          const result = results[index];
          if (result === undefined) settled.reject(new Error("A batch was written in part"));
          else settled.resolve(result);
        }
      } catch (error) {
        for (const { settled } of batch) settled.reject(error);
      }
    }
    isWriting = false;
  }

  return (item) => {
    const settled = Promise.withResolvers<Result>();
    queue.push({ item, settled });
    if (!isWriting) void writeAll();
    return settled.promise;
  };
}
