import type { CourseDetails } from "#content/course/course-details.ts";

/** Invented values for all facts, for tests only. */
export const sampleDetails: CourseDetails = {
  teachingPractice: { hours: 12, text: "You teach adults from the neighbourhood, in pairs." },
  classSize: { most: 11 },
  trainers: [
    {
      name: "Sample Trainer",
      qualification: "MA in Applied Linguistics",
      picture: { file: "people/helen", alt: "Portrait of a trainer", width: 400, height: 400 },
    },
  ],
  accreditation: {
    body: "Sample Accreditation Body",
    number: "No. SAMPLE-13",
    register: { label: "Look it up in the register", address: "https://register.example/13" },
  },
  fee: { included: ["Course books"], notIncluded: ["Flights", "Housing"] },
  deposit: { amount: 314, text: "It keeps your place, and the tuition becomes smaller by it." },
  refunds: [
    { when: "60 days or more before the start", share: "All of it" },
    { when: "Less than 60 days before the start", share: "Half of it" },
  ],
  housing: [
    { kind: "A room with a family", from: 151, per: "week" },
    { kind: "A shared flat", from: 515, per: "month" },
  ],
  visa: { notes: ["Ask the consulate in your country."], checkedOn: "2026-03-02" },
  timetable: [
    {
      day: "Monday",
      lessons: [
        { time: "09:00–12:00", what: "Grammar for teachers" },
        { time: "13:00–15:00", what: "Teaching practice" },
      ],
    },
    { day: "Tuesday", lessons: [{ time: "09:00–12:00", what: "Phonology" }] },
  ],
  place: {
    lines: ["17 Sample Street", "Puerto Vallarta"],
    map: { label: "Show it on a map", address: "https://map.example/17" },
  },
  hours: [{ from: "Monday", to: "Friday", opens: "09:00", closes: "17:00" }],
};

/** Course details of a school that has provided no fact yet. */
export const noDetails: CourseDetails = {
  teachingPractice: null,
  classSize: null,
  trainers: null,
  accreditation: null,
  fee: null,
  deposit: null,
  refunds: null,
  housing: null,
  visa: null,
  timetable: null,
  place: null,
  hours: null,
};
