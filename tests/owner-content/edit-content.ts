import { readFileSync, writeFileSync } from "node:fs";

const DAY = 86_400_000;

/** The date `days` days from now (UTC), `YYYY-MM-DD`. */
function dayIn(days: number): string {
  return new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
}

const picture = { file: "people/helen", alt: "María", width: 400, height: 400 };

/** An owner's first edits: other dates, price, names and pictures, and all optional facts. */
const edits: Readonly<Record<string, object>> = {
  "school.json": { name: "Escuela Bahía", email: "hola@bahia.example", phone: "+52 322 123 4567" },
  "course.json": { hours: 160, weeks: 6, price: { amount: 1450, currency: "EUR" } },
  "start-dates.json": {
    defaultYear: Number(dayIn(40).slice(0, 4)),
    startDates: [
      { date: dayIn(-40) },
      { date: dayIn(40), places: "few" },
      { date: dayIn(41), places: "full" },
      { date: dayIn(42) },
    ],
  },
  "countries.json": { offered: "all" },
  "interview.json": {
    answerDays: 3,
    minutes: 30,
    booking: { label: "Choose a time", address: "https://calendar.example/bahia" },
  },
  "terms.json": {
    version: "2, 3 March 2027",
    parts: [{ heading: "Fees", paragraphs: ["You pay before the course begins."] }],
  },
  "testimonials.json": {
    heading: "What they say",
    testimonials: ["helen", "kenji", "amara"].map((name) => ({
      name: `María ${name}`,
      text: `The course of ${name} was good.`,
      portrait: `people/${name}`,
    })),
  },
  "course-details.json": {
    teachingPractice: { hours: 8, text: "In groups of six." },
    classSize: { most: 12 },
    trainers: [{ name: "María", qualification: "MA in Applied Linguistics", picture }],
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
  },
  "chat.json": { greeting: "¡Hola! Ask us anything." },
};

/** Changes the content of a copy of the site as an owner would. */
export function editContent(folder: string): void {
  for (const [file, changes] of Object.entries(edits)) {
    const path = `${folder}/content/data/${file}`;
    const before: unknown = JSON.parse(readFileSync(path, "utf8"));
    writeFileSync(path, JSON.stringify({ ...Object(before), ...changes }, null, 2));
  }
  const gallery = `${folder}/content/data/gallery.json`;
  const { pictures, ...texts } = JSON.parse(readFileSync(gallery, "utf8"));
  writeFileSync(gallery, JSON.stringify({ ...texts, pictures: pictures.toReversed().slice(1) }));
}
