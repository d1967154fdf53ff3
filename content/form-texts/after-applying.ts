import data from "#content/data/enrolment.json" with { type: "json" };

import { fillIn } from "../placeholders/fill-in.ts";

/**
 * The steps after an application is sent, as the Apply page and the receipt list them: plain
 * sentences, in order. `receipt` is on the Apply page only: a reader of the receipt has received it.
 */
export const afterApplying = fillIn(data.afterApplying);
