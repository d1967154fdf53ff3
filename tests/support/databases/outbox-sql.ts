import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";

/** Direct access to a site's database from tests. */
export interface OutboxSql {
  waitingMails: () => Promise<number>;
  deadMails: () => Promise<number>;
  storedSubmissions: () => Promise<number>;
  /** Makes every waiting mail due, as if all leases and retry delays had expired. */
  makeMailsDue: () => Promise<void>;
}

const COUNT = "select count(*) as mails from outbox where state = ";
const STORED = "select count(*) as mails from submissions";
const MAKE_MAILS_DUE = "update outbox set next_at = 0 where state = 'waiting'";

export function sqliteOutbox(file: string): OutboxSql {
  const run = (sql: string) => {
    const database = new DatabaseSync(file, { timeout: 5000 });
    try {
      return database.prepare(sql).all();
    } finally {
      database.close();
    }
  };
  const count = async (state: string) => Number(run(`${COUNT}'${state}'`)[0]?.["mails"]);
  return {
    waitingMails: () => count("waiting"),
    deadMails: () => count("dead"),
    storedSubmissions: async () => Number(run(STORED)[0]?.["mails"]),
    makeMailsDue: async () => void run(MAKE_MAILS_DUE),
  };
}

export function postgresOutbox(url: string): OutboxSql {
  const run = async (sql: string) => {
    const client = new Client(url);
    await client.connect();
    try {
      return (await client.query<{ mails: string }>(sql)).rows;
    } finally {
      await client.end();
    }
  };
  const count = async (state: string) => Number((await run(`${COUNT}'${state}'`))[0]?.mails);
  return {
    waitingMails: () => count("waiting"),
    deadMails: () => count("dead"),
    storedSubmissions: async () => Number((await run(STORED))[0]?.mails),
    makeMailsDue: async () => void (await run(MAKE_MAILS_DUE)),
  };
}
