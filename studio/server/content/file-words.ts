/** The title of each document for the owner, and a summary of it. */
const FILES: Readonly<Record<string, { title: string; about: string }>> = {
  school: { title: "School", about: "Name, mailbox, phone number, time zone" },
  course: { title: "Price and hours", about: "Tuition, hours, weeks" },
  "start-dates": { title: "Start dates", about: "When courses begin, and the places left" },
  home: { title: "Home page", about: "The words and pictures of the first page" },
  "about-us": { title: "About Us page", about: "Who you are, your commitment, your values" },
  program: { title: "Program page", about: "The course, its benefits, questions and answers" },
  reviews: { title: "Reviews page", about: "The words around videos and pictures" },
  enrolment: { title: "Enrolment", about: "The steps to enrol, and what follows an application" },
  testimonials: { title: "Testimonials", about: "What graduates say" },
  videos: { title: "Videos", about: "Their titles and addresses" },
  gallery: { title: "Gallery", about: "Its pictures and their titles" },
  chat: { title: "Chat", about: "The greeting, the portrait, how fast you answer" },
  "course-details": {
    title: "What people decide on",
    about: "Class size, trainers, what the fee includes, refunds, housing, visas",
  },
  interview: {
    title: "Interview",
    about: "How soon you answer, how long it takes, where to book it",
  },
  replies: {
    title: "Your answers",
    about: "The texts that you send to applicants from the studio",
  },
  terms: { title: "Terms", about: "What applicants accept" },
  countries: { title: "Countries", about: "Those that the application offers" },
  "social-links": { title: "Social networks", about: "Your pages on Facebook, Instagram, Twitter" },
  "privacy-facts": { title: "Privacy notice", about: "Who is responsible, who runs the server" },
  summary: { title: "Summary mail", about: "When the website writes to you" },
};

/** A document's title, and a line about what is in it. */
export function fileWords(name: string): { title: string; about: string } {
  return FILES[name] ?? { title: name, about: "" };
}
