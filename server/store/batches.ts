/** Rows a transaction: a longer one would hold up whoever wants to write beside it. */
export const BATCH = 500;

/** Cuts ids into batches, for one transaction each. */
export function batches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / BATCH) }, (_, index) =>
    ids.slice(index * BATCH, (index + 1) * BATCH),
  );
}
