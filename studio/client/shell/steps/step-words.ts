import type { FormName } from "#forms/contract.ts";
import type { Step } from "#forms/steps.ts";

/** The texts of steps, on every page that shows them. */
export const stepWords = {
  steps: {
    new: "New",
    answered: "Answered",
    interview: "Interview",
    offered: "Place offered",
    booked: "Booked",
    declined: "Not now",
  } satisfies Record<Step, string>,
  menu: (name: string, step: string) => `Step of ${name}: ${step}`,
  group: (name: string) => `Step of ${name}`,
  unnamed: { application: "this application", contact: "this message" } satisfies Record<
    FormName,
    string
  >,
  faster: (name: string, step: string, by: string, at: string) =>
    `${by || "Somebody"} was faster and has set ${name} to “${step}”${at && ` on ${at}`}. Nothing was changed: look again, then choose.`,
} as const;
