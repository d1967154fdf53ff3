import type { SelectQueryBuilder } from "kysely";

/** The number of rows that a query without columns finds. */
export async function countRows<Tables, Name extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Name, object>,
): Promise<number> {
  const counted = query.select(({ fn }) => fn.countAll<number>().as("count"));
  const { count } = await counted.$castTo<{ count: number }>().executeTakeFirstOrThrow();
  return count;
}
