import { applicationFields, applicationFieldTexts } from "#content/application-form.ts";

import type { Application } from "./application-schema.ts";

/** The mail's plain body: every field as a label and its value, in the form's order. */
export function applicationMailText(application: Application): string {
  return applicationFields
    .map((field) => {
      const value = application[field];
      const separator = value.includes("\n") ? "\n" : " ";
      return `${applicationFieldTexts[field].label}:${separator}${value}`;
    })
    .join("\n");
}
