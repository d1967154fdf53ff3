import data from "#content/data/school.json" with { type: "json" };

/** The school’s name, time zone and contact details. */
export const school = data;
