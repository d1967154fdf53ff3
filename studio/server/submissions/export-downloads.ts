import { Readable } from "node:stream";
import { Hono } from "hono";

import { allSubmissions, csvOf } from "#server/admin/export-submissions.ts";
import { readSubmissionQuery } from "../../contract/submission-query.ts";
import type { StudioServices } from "../studio-services.ts";
import { filterOf } from "./submission-filters.ts";

const FILE = "/export/submissions.csv";

type Services = Pick<StudioServices, "store" | "content" | "user" | "log">;

/** The download of the list that the address describes. */
export function createExportDownloads({ store, content, user, log }: Services): Hono {
  return new Hono().get(FILE, async (c) => {
    log.info({ by: user(), file: FILE }, "Downloads submissions");
    const filter = filterOf(readSubmissionQuery(new URL(c.req.url)), content());
    // The body is read after the callback has ended, because store.use leaves the database open.
    const body = await store.use(async ({ store: { admin } }) =>
      csvOf(allSubmissions(admin, filter)),
    );
    return c.body(Readable.toWeb(Readable.from(body)) as ReadableStream, 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="submissions.csv"`,
    });
  });
}
