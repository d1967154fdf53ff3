import data from "#content/data/enrolment.json" with { type: "json" };

import { type Card, withDrawing } from "./card.ts";
import { fillIn } from "./fill-in.ts";

/** The steps to enrol, in order. */
export const enrolmentSteps: readonly Card[] = fillIn(data.steps).map(withDrawing);
