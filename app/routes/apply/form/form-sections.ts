import {
  type ApplicationField,
  applicationFields,
  applicationForm,
} from "#content/form-texts/application-form.ts";

/** The first field of each group of fields within a section. */
const groupStarts: ReadonlySet<ApplicationField> = new Set([
  "email",
  "streetAddress",
  "nationality",
  "languages",
  "professionalBackground",
]);

/** The form's sections: their texts, their fields, and the same fields in groups. */
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
