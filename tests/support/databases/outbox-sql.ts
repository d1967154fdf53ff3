import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";

export function sqliteOutbox(file: string) {
  return outboxSql(async (sql) => {
    const database = new DatabaseSync(file, { timeout: 5000 });
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  });
}

export function postgresOutbox(url: string) {
  return outboxSql(async (sql) => {
    const client = new Client(url);
    await client.connect();
    try {
      return (await client.query<{ count: string }>(sql)).rows;
    } finally {
      await client.end();
    }
  });
}

/** Direct access to a site's database from tests. */
function outboxSql(run: (sql: string) => Promise<Record<string, unknown>[]>) {
  const count = async (rows: string) =>
    Number((await run(`select count(*) as count from ${rows}`))[0]?.["count"]);
  return {
    waitingMails: () => count("outbox where state = 'waiting'"),
    deadMails: () => count("outbox where state = 'dead'"),
    storedSubmissions: () => count("submissions"),
    /** Makes every waiting mail due, as if all leases and retry delays had expired. */
    makeMailsDue: () => run("update outbox set next_at = 0 where state = 'waiting'"),
  };
}
