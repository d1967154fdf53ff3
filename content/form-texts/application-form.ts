import { desk } from "../pages/header-pictures.ts";
import { keysOf } from "../typed-keys.ts";

export interface FieldText {
  label: string;
  /** The error message if the field is empty; without one, the field is optional. */
  required?: string;
  hint?: string;
  /** Whether the section's hint, that “None” is a valid answer, also describes this field. */
  mayBeNone?: true;
  /** Short answers that a press on a button writes into the field. */
  answers?: readonly string[];
}

/** Of a question that may not apply. */
const mayBeNone = { mayBeNone: true, answers: ["None"] } as const;

// The fields of each section, in the order in which form, mails and exports show them (error
// messages: specification, section 5).

/** A question whose specified message follows from its label. */
const asked = (label: string) => ({ label, required: `${label} is required` });

const courseFields = {
  courseDates: { label: "Course dates", required: "Course dates are required" },
} satisfies Record<string, FieldText>;

const personalFields = {
  name: asked("Name"),
  lastName: asked("Last name"),
  email: asked("Email"),
  phoneNumber: { ...asked("Phone number"), hint: "Digits, with an optional +" },
  streetAddress: asked("Street address"),
  city: asked("City"),
  country: asked("Country"),
  nationality: asked("Nationality"),
  dateOfBirth: asked("Date of birth"),
} satisfies Record<string, FieldText>;

const educationFields = {
  universityName: { ...asked("University name"), ...mayBeNone },
  degreesGranted: {
    label: "Degrees granted",
    required: "Degrees granted are required",
    ...mayBeNone,
  },
  highSchoolName: { ...asked("High school name"), ...mayBeNone },
  yearHighSchoolDiplomaGranted: { ...asked("Year high school diploma granted"), ...mayBeNone },
  languages: {
    label: "Languages",
    required: "Languages are required",
    hint: "Those you speak well",
  },
  isEnglishLanguage: {
    label: "Is English your first language?",
    required: "Is English language field is required",
    answers: ["Yes", "No"],
  },
  otherLanguages: {
    label: "Other languages",
    required: "Other languages field is required",
    hint: "Even a little",
    ...mayBeNone,
  },
  professionalBackground: { ...asked("Professional background"), ...mayBeNone },
} satisfies Record<string, FieldText>;

const fields = { ...courseFields, ...personalFields, ...educationFields };

export type ApplicationField = keyof typeof fields;

export const applicationFieldTexts: typeof fields & Record<ApplicationField, FieldText> = fields;

export const applicationFields = keysOf(fields);

/** A field’s label in the form. */
export function formLabel({ label, required }: FieldText): string {
  return required ? label : `${label} (optional)`;
}

/** At about twenty seconds for each. */
const minutes = Math.ceil(applicationFields.length / 3);

export const isAllRequired = applicationFields.every(
  (field) => applicationFieldTexts[field].required,
);

/** The Apply page’s title and description in the browser’s tab and in search results. */
export const applyPage = {
  title: "Apply",
  description: (hours: number) =>
    `Apply for the ${hours}-hour TEFL course in Puerto Vallarta: choose a start date and tell us about yourself.`,
} as const;

/** All texts of the application form, except those of its fields. */
export const applicationForm = {
  /** The mail's subject; the mail service accepts no other (specification, section 3). */
  subject: "New Application Form",
  header: {
    title: "Apply for the course",
    text: (capitalDuration: string) => `${capitalDuration} on Banderas Bay begin with this page.`,
    picture: desk,
  },
  introduction: {
    invitation: "Tell us when you would like to start and a little about yourself.",
    rule: `${applicationFields.length} questions, about ${minutes} minutes. Every question${isAllRequired ? "" : " that is not optional"} needs an answer.`,
  },
  splash: "APPLICATION FORM",
  sections: {
    course: { heading: "COURSE DATES", hint: "", fields: keysOf(courseFields) },
    person: { heading: "PERSONAL INFORMATION", hint: "", fields: keysOf(personalFields) },
    education: {
      heading: "EDUCATION BACKGROUND",
      hint: "Write None where a question does not apply to you",
      fields: keysOf(educationFields),
    },
  },
  invalidEmail: "Invalid email address",
  invalidPhoneNumber: "Invalid phone number",
  selectCourseDates: "Select course dates",
  selectCountry: "Select a country",
  /** In the list of countries, the heading above those that the specification does not name. */
  otherCountries: "Other countries",
  anotherCountry: "Another country? Write to us",
  countries: [
    { value: "USA", label: "United States" },
    { value: "CAN", label: "Canada" },
    { value: "MEX", label: "Mexico" },
  ],
  submit: "Submit",
  sending: "Sending...",
  errorSummary: (count: number) =>
    count === 1 ? "There is a problem" : `There are ${count} problems`,
  errorTitlePrefix: "Error: ",
  /** The line below a selected start date that has passed. */
  startedCourse: {
    note: "This course has already started.",
    next: (label: string) => `The next one starts on ${label}.`,
    selectNext: "Choose that one",
  },
  draft: {
    note: "While you type, your answers are kept on this device only, so that you can come back to them.",
    clear: "Clear my answers",
    question: "Clear all your answers?",
    consequence: "Everything you typed in this form is removed from this device.",
    confirm: "Clear",
    keep: "Keep them",
  },
} as const;
