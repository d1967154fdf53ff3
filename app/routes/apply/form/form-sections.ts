import {
  type ApplicationField,
  applicationFields,
  applicationForm,
} from "#content/form-texts/application-form.ts";

/** The fields with which a group within a section begins. */
const groupStarts: ReadonlySet<ApplicationField> = new Set([
  "email",
  "streetAddress",
  "nationality",
  "languages",
  "professionalBackground",
]);

/** The form's sections with their texts, their fields, and the fields in groups between lines. */
export const sections = applicationForm.sections.map(({ from, to, ...texts }) => {
  const fields = applicationFields.slice(
    applicationFields.indexOf(from),
    applicationFields.indexOf(to) + 1,
  );
  return { ...texts, fields, groups: groupsOf(fields) };
});

function groupsOf(fields: readonly ApplicationField[]): ApplicationField[][] {
  const groups: ApplicationField[][] = [];
  for (const field of fields) {
    if (groups.length === 0 || groupStarts.has(field)) groups.push([]);
    groups.at(-1)?.push(field);
  }
  return groups;
}
