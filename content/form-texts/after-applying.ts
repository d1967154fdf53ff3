import data from "#content/data/enrolment.json" with { type: "json" };

import { fillIn } from "../placeholders/fill-in.ts";

/**
 * The steps after an application is sent, in order, as the Apply page and the receipt list them.
 * `receipt` announces the receipt, so it is on the Apply page only.
 */
export const afterApplying = fillIn(data.afterApplying);
