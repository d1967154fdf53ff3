import { Readable } from "node:stream";
import { Hono } from "hono";

import { allSubmissions, csvOf } from "#server/admin/export-submissions.ts";
import { stepLabels } from "#studio/contract/step-labels.ts";
import { schoolDateAndTime } from "#server/core/school-clock.ts";
import { readSubmissionQuery, type SubmissionQuery } from "../../contract/submission-query.ts";
import type { StudioServices } from "../studio-services.ts";
import { filterOf } from "./submission-filters.ts";

const FILE = "/export/submissions.csv";

type Services = Pick<StudioServices, "store" | "content" | "user" | "log">;

/** The download of the list that the address describes. */
export function createExportDownloads({ store, content, user, log }: Services): Hono {
  return new Hono().get(FILE, async (c) => {
    log.info({ by: user(), file: FILE }, "Downloads submissions");
    const query = readSubmissionQuery(new URL(c.req.url));
    const filter = filterOf(query, content());
    const { timeZone } = content().school;
    // The body is read after the callback has ended, because store.use leaves the database open.
    const body = await store.use(async ({ store: { admin } }) =>
      csvOf(allSubmissions(admin, filter), {
        time: (moment) => schoolDateAndTime(moment, timeZone),
        step: (step) => stepLabels[step],
      }),
    );
    return c.body(Readable.toWeb(Readable.from(body)) as ReadableStream, 200, {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${fileName(query)}"`,
    });
  });
}

/** Says what was asked for: `people-New-CAN-March-2nd-2099.csv`. */
function fileName({ step, form, country, startDate, from, to }: SubmissionQuery): string {
  const parts = [step && stepLabels[step], form, country, startDate, from, to].filter(Boolean);
  return `${["people", ...parts].join("-").replaceAll(/[^\w-]+/g, "-")}.csv`;
}
