/** Rows per transaction: a longer one would block other writers. */
export const BATCH = 500;

/** Splits ids into batches, for one transaction each. */
export function batches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) =>
    ids.slice(index * BATCH, (index + 1) * BATCH),
  );
}
