import data from "#content/data/enrolment.json" with { type: "json" };

import { type Card, withDrawing } from "../pages/card.ts";
import { fillIn } from "../placeholders/fill-in.ts";

/** The steps to enrol, in order. */
export const enrolmentSteps: readonly Card[] = fillIn(data.steps).map(withDrawing);
