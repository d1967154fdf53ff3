import { applicationFields, applicationForm } from "#content/form-texts/application-form.ts";

/** The form's sections: their texts and their fields. */
export const sections = applicationForm.sections.map(({ from, to, ...texts }) => {
  const fields = applicationFields.slice(
    applicationFields.indexOf(from),
    applicationFields.indexOf(to) + 1,
  );
  return { ...texts, fields };
});
