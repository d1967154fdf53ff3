/** A label and a help text for a field whose name alone is not clear enough. */
interface FieldWords {
  label?: string;
  help?: string;
  isRare?: true;
}

const WORDS: Readonly<Record<string, FieldWords>> = {
  "start-dates": { label: "Start dates" },
  "start-dates/defaultYear": {
    label: "First year",
    help: "The year that visitors see first. There must be a start date in it.",
  },
  "start-dates/startDates": { label: "Start dates", help: "The oldest first." },
  "start-dates/startDates/*/date": { label: "First day of the course" },
  "start-dates/startDates/*/month": {
    label: "Spelling under the year",
    help: "If it is empty, the date is written as usual, such as January 6th.",
    isRare: true,
  },
  "start-dates/startDates/*/label": {
    label: "Spelling in the application",
    help: "If it is empty, the date is written as usual, such as January 6th 2025.",
    isRare: true,
  },
  "start-dates/startDates/*/places": {
    label: "Places",
    help: "“few” and “full” are shown beside the date. Visitors of a full course can ask for a place.",
  },
  "course/price/amount": { help: "Without a comma: 1349." },
  "course/price/currency": { help: "Three capital letters, such as USD." },
  "school/name": { help: "In the texts, {school} stands for it." },
  "school/timeZone": { help: "Its name in the IANA database, such as America/Mexico_City." },
  "school/email": { help: "Applications and messages are mailed here, and pages show it." },
  "school/phone": { help: "With + and the country’s number. The chat leads to it on WhatsApp." },
  "school/copyrightYear": { label: "Year in the footer" },
  "testimonials/testimonials/*/isSample": {
    label: "Invented",
    help: "Remove the tick once the words are a real person’s.",
  },
  "testimonials/testimonials/*/about": {
    label: "Graduated when, teaches where",
    help: "One line, such as: Graduated in March 2026, teaches in Hanoi.",
  },
  "testimonials/testimonials/*/source": {
    label: "Where it was published",
    help: "A page that shows these words, such as your reviews on Google.",
  },
  "about-us/people": {
    label: "The people of the school",
    help: "Who teaches and who answers. While it is empty, the page shows no such section.",
  },
  "about-us/people/people/*/role": { help: "Such as: Director, or Trainer." },
  "about-us/people/people/*/text": { help: "One or two sentences, and the languages they speak." },
  "program/weeks": {
    label: "The weeks of the course",
    help: "What people do in each week. While it is empty, the page shows no such section.",
  },
  "program/weeks/weeks/*/practiceHours": {
    label: "Hours of teaching practice",
    help: "Lessons that trainees give to real students in this week.",
  },
  "enrolment/payment": {
    label: "When people pay",
    help: "Beside the price on the Apply page, such as: You pay nothing before your interview. If it is empty, nothing is said.",
  },
  "countries/offered": {
    label: "Countries in the application",
    help: "“specified” offers three, “all” every country.",
  },
  "privacy-facts/retentionDays": {
    label: "Days after which the server erases what visitors sent",
    help: "The same as the server’s setting RETENTION_DAYS. Leave it empty if it has none.",
  },
  "summary/hour": { label: "Hour of the mail", help: "From 0 to 23, in the school’s time zone." },
  "summary/weekday": { label: "Weekday of the summary" },
  replies: { label: "Your answers" },
  "replies/replies": { label: "Texts" },
  "replies/replies/*/text": {
    help: "{name}, {date} and {booking} become the applicant’s first name, the start date, and the link from “Interview”. {school} and {price} work as everywhere.",
  },
  "replies/replies/*/step": {
    label: "Step that is proposed afterwards",
    help: "answered, interview, offered (a place), booked, or declined (not now)",
  },
  "course-details/visa/checkedOn": { label: "Checked on" },
  "*/alt": {
    label: "What is on the picture",
    help: "One sentence, for people who cannot see it. Empty for mere decoration.",
  },
  "gallery/pictures/*/alt": {
    label: "What is on the picture",
    help: "One sentence, for people who cannot see it.",
  },
  "gallery/pictures/*/narrow": { label: "Another picture on phones", isRare: true },
  "gallery/pictures/*/position": {
    label: "Part that stays visible on phones",
    help: "Phones show a square of the picture.",
    isRare: true,
  },
  "*/file": { label: "Picture" },
  "*/narrow": { label: "Another picture on phones" },
  "*/position": { label: "Part that stays visible when it is cropped" },
  "*/srText": { label: "The rest of the link’s name, for screen readers" },
  "*/faq": { label: "Questions and answers" },
  "*/isSample": { label: "Invented" },
};

/** A field's label and help text; the label follows from its name unless written here. */
export function fieldWords(file: string, path: string): FieldWords & { label: string } {
  const pattern = path.replaceAll(/(^|\/)\d+(?=\/|$)/g, "$1*");
  const key = path.slice(path.lastIndexOf("/") + 1);
  const words = WORDS[[file, pattern].filter(Boolean).join("/")] ?? WORDS[`*/${key}`] ?? {};
  return { label: capitalised(key || file), ...words };
}

/** The label of an entry of a list: its first text, or else its number. */
export function labelOfEntry(entry: unknown, index: number, list: string): string {
  const values: unknown[] = typeof entry === "object" && entry ? Object.values(entry) : [entry];
  const text = values.find((value) => typeof value === "string" && value !== "");
  if (typeof text !== "string") return `${list}: entry ${index + 1}`;
  return ISO_DATE.test(text) ? days.format(new Date(`${text}T00:00:00Z`)) : shortened(text);
}

const ISO_DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const days = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

const LONGEST_LABEL = 50;

function shortened(text: string): string {
  return text.length > LONGEST_LABEL ? `${text.slice(0, LONGEST_LABEL).trimEnd()}…` : text;
}

/** `postalAddress` and `about-us` become “Postal address” and “About us”. */
function capitalised(name: string): string {
  const words = name
    .replaceAll("-", " ")
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
