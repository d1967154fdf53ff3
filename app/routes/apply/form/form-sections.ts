import { applicationFields, type applicationForm } from "#content/form-texts/application-form.ts";

/** The form's sections: their texts and their fields. */
export const sectionsOf = ({ sections }: Pick<typeof applicationForm, "sections">) =>
  sections.map(({ from, to, ...texts }) => {
    const fields = applicationFields.slice(
      applicationFields.indexOf(from),
      applicationFields.indexOf(to) + 1,
    );
    return { ...texts, fields };
  });
