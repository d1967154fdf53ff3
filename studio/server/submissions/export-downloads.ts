import { Readable } from "node:stream";
import { Hono } from "hono";

import type { Log } from "../../../server/core/log.ts";
import {
  allSubmissions,
  csvOf,
  jsonOf,
  type Submissions,
} from "../../../server/admin/export-submissions.ts";
import { readSubmissionQuery } from "../../contract/submission-query.ts";
import type { StudioStore } from "../studio-store.ts";
import { filterOf } from "./submission-filters.ts";

interface Services {
  store: StudioStore;
  timeZone: () => string;
  /** Who downloads, for the log. */
  user: () => string;
  log: Log;
}

/** Downloads of the list that the address describes, as CSV and as JSON. */
export function createExportDownloads({ store, timeZone, user, log }: Services): Hono {
  const app = new Hono();

  const download = (address: string, type: string, toBody: (all: Submissions) => Readable) => {
    app.get(address, async (c) => {
      log.info({ by: user(), file: address }, "Downloads submissions");
      const filter = filterOf(readSubmissionQuery(new URL(c.req.url)), timeZone());
      // The body is read after the callback has ended, because store.use leaves the database open.
      const body = await store.use(async ({ store: { admin } }) =>
        toBody(allSubmissions(admin, filter)),
      );
      return c.body(Readable.toWeb(body) as ReadableStream, 200, {
        "Content-Type": type,
        "Content-Disposition": `attachment; filename="${address.split("/").at(-1)}"`,
      });
    });
  };

  download("/export/submissions.csv", "text/csv; charset=utf-8", csvOf);
  download("/export/submissions.json", "application/json", jsonOf);
  return app;
}
