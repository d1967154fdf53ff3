import type { CourseDetails } from "#content/course/course-details.ts";
import type { WrittenDocuments } from "#content/schema/documents.ts";

const DAY = 86_400_000;

/** The date `days` days from now (UTC), `YYYY-MM-DD`. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
}

const nextYear = new Date().getFullYear() + 1;
/** Words that break a page which does not take them as they are written. */
export const hostile = {
  heading: "Un curso de cuatro semanas junto al mar ".repeat(3).trim(),
  text: `<img src=x onerror="hacked=1"></script><script>hacked=1</script> { a } $& $1 &amp; \u2028 "'\` \\n end`,
  name: "שרה בת־ציון כהן",
};
const picture = { file: "people/helen", alt: "María", width: 400, height: 400 };

/** All facts of the course. */
export const ownersDetails: Required<CourseDetails> = {
  teachingPractice: { hours: 8, text: "In groups of six." },
  classSize: { most: 12 },
  trainers: [{ name: "María", qualification: "MA in Applied Linguistics", picture }],
  requirements: ["You are 18 or older.", "No degree is needed."],
  accreditation: {
    body: "SEP",
    number: "12-34",
    register: { label: "The register", address: "https://register.example/" },
  },
  fee: { included: ["Books"], notIncluded: ["Flights"] },
  deposit: { amount: 200, text: "Keeps your place." },
  refunds: [{ when: "60 days or more before the start", share: "All of it" }],
  housing: [{ kind: "A room", from: 90, per: "week" }],
  visa: { notes: ["Most visitors need none."], checkedOn: dayIn(-10) },
  timetable: [{ day: "Monday", lessons: [{ time: "9:00", what: "Grammar" }] }],
  place: {
    lines: ["Calle 1", "Puerto Vallarta"],
    map: { label: "Map", address: "https://map.example/" },
  },
  hours: [{ from: "Monday", to: "Friday", opens: "09:00", closes: "17:00" }],
};

/** An owner's first edits: other dates, price, names and pictures, and all optional facts. */
const edits: Readonly<Record<string, object>> = {
  school: { name: "Escuela Bahía", email: "hola@bahia.example", phone: "+52 322 123 4567" },
  course: { hours: 160, weeks: 6, price: { amount: 1450, currency: "EUR" } },
  "start-dates": {
    defaultYear: nextYear,
    startDates: [
      { date: dayIn(-40) },
      { date: `${nextYear}-03-01`, places: "few" },
      { date: `${nextYear}-03-08`, places: "full" },
      { date: `${nextYear}-04-05` },
    ],
  },
  countries: { offered: "all" },
  "contact-form": { contactForm: { email: { required: "Where may we write to you?" } } },
  receipt: { schoolMail: { heading: { application: "Somebody wants to come" } } },
  interview: {
    answerDays: 3,
    minutes: 30,
    booking: { label: "Choose a time", address: "https://calendar.example/bahia" },
  },
  terms: {
    version: "2, 3 March 2027",
    parts: [{ heading: "Fees", paragraphs: ["You pay before the course begins."] }],
  },
  testimonials: {
    heading: hostile.heading,
    testimonials: Array.from({ length: 8 }, (_, index) => ({
      name: `María ${index + 1}`,
      text: `Week ${index + 1} was good.`,
      portrait: "people/helen",
      about: "Teaches in Hanoi",
      source: { label: "On Google", address: "https://reviews.example/" },
    })),
  },
  "course-details": ownersDetails,
  "about-us": {
    people: {
      heading: "Our people",
      people: [{ name: hostile.name, role: "Director", text: hostile.text, picture }],
    },
    proof: {
      heading: "How you can be sure",
      facts: [
        {
          fact: "4.8 of 5",
          text: "say those who were here.",
          link: { label: "Read all reviews", address: "https://reviews.example/all" },
        },
      ],
    },
  },
  program: {
    weeks: {
      heading: "{Weeks}, step by step",
      introduction: "From the first lesson to the last.",
      weeks: [
        { title: "Arrive", text: "You meet your trainers." },
        { title: "Watch", text: "You watch lessons." },
        { title: "Plan", text: "You plan a lesson." },
        { title: "Begin", text: "You teach your first lessons.", practiceHours: 2 },
        { title: "Teach", text: "You teach.", practiceHours: 6 },
        { title: "Finish", text: "You get your certificate." },
      ],
    },
  },
  enrolment: { payment: "You pay nothing before your interview." },
  chat: { greeting: hostile.text },
};

/** The documents of an owner who has changed what she can, and given every optional fact. */
export function ownersDocuments(origin: WrittenDocuments): WrittenDocuments {
  const changed = Object.entries(edits).map(([name, changes]) => [
    name,
    { ...Object(origin[name]), ...changes },
  ]);
  const gallery = Object(origin["gallery"]);
  const pictures = gallery.pictures.toReversed().slice(1);
  return { ...origin, ...Object.fromEntries(changed), gallery: { ...gallery, pictures } };
}
