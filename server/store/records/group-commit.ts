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
 * @param isAboutItem whether an error was caused by one item: the others are then written singly
 */
export function createGroupCommit<Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
  isAboutItem: (error: unknown) => boolean,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
  let isWriting = false;

  async function writeBatch(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await write(batch.map(({ item }) => item));
      for (const [index, { settled }] of batch.entries()) {
        const result = results[index];
        if (result === undefined) settled.reject(new Error("A batch was written in part"));
        else settled.resolve(result);
      }
    } catch (error) {
      if (batch.length > 1 && isAboutItem(error)) {
        for (const waiting of batch) await writeBatch([waiting]);
      } else for (const { settled } of batch) settled.reject(error);
    }
  }

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (queue.length > 0) {
      // The requests that came in during this turn of the event loop belong to this batch.
      await setImmediate();
      await writeBatch(queue.splice(0, LARGEST_BATCH));
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
