import { setImmediate } from "node:timers/promises";

/** Items per transaction; limits how long one transaction locks the database. */
const LARGEST_BATCH = 200;

interface Waiting<Item, Result> {
  item: Item;
  settled: PromiseWithResolvers<Result>;
}

/**
 * Group commit: items that arrive while a batch is being written form the next batch, because
 * flushing a commit takes the same time for one item as for many.
 * @param write stores a batch durably and returns one result per item, in the same order
 * @param isAboutItem whether a single item caused an error; if so, each item is written separately
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
      await waitForArrivals(queue);
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

/** Waits until two turns of the event loop bring no more items: reading a body takes one turn. */
async function waitForArrivals(queue: readonly unknown[]): Promise<void> {
  for (let known = 0; known < queue.length && known < LARGEST_BATCH;) {
    known = queue.length;
    await setImmediate();
    await setImmediate();
  }
}
