import type { WrittenDocuments } from "#content/schema/documents.ts";

import { dayIn, portrait } from "./finished-course.ts";
import { finishedSchool, withChanges } from "./finished-school.ts";

const nextYear = new Date().getFullYear() + 1;
/** Words that break a page which does not take them as they are written. */
export const hostile = {
  heading: "Un curso de cuatro semanas junto al mar ".repeat(3).trim(),
  text: `<img src=x onerror="hacked=1"></script><script>hacked=1</script> { a } $& $1 &amp; \u2028 "'\` \\n end`,
  name: "שרה בת־ציון כהן",
};

/** Another name, price, number of weeks and dates, and words that are there to break pages. */
const changes: Readonly<Record<string, object>> = {
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
  "contact-form": { contactForm: { email: { required: "Where may we write to you?" } } },
  receipt: { schoolMail: { heading: { application: "Somebody wants to come" } } },
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
  "about-us": {
    people: {
      heading: "Our people",
      people: [
        {
          name: hostile.name,
          role: "Director",
          text: hostile.text,
          picture: portrait("helen", "María"),
        },
      ],
    },
  },
  chat: { greeting: hostile.text },
};

/** The documents of an owner who has changed what she can, and given every optional fact. */
export function ownersDocuments(origin: WrittenDocuments): WrittenDocuments {
  const gallery = Object(origin["gallery"]);
  const pictures = gallery.pictures.toReversed().slice(1);
  return {
    ...withChanges(finishedSchool(origin), changes),
    gallery: { ...gallery, pictures },
  };
}
