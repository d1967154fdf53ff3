/** The places where each document is shown, the best place first. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  school: ["/#contact", "/aboutus", "/program", "/reviews", "/apply", "/privacy"],
  course: ["/program", "/", "/aboutus", "/apply"],
  "start-dates": ["/#start-dates", "/program#start-dates", "/apply"],
  home: ["/"],
  "about-us": ["/aboutus"],
  program: ["/program"],
  reviews: ["/reviews"],
  enrolment: ["/#enrolment-steps", "/program#enrolment-steps", "/apply"],
  testimonials: ["/#testimonials", "/program#testimonials"],
  videos: ["/#real-stories", "/aboutus#video", "/program#video", "/reviews#video"],
  gallery: ["/reviews#gallery"],
  chat: ["/"],
  "course-details": ["/program#course-details"],
  interview: ["/apply", "/#enrolment-steps"],
  terms: ["/apply"],
  countries: ["/apply"],
  "social-links": ["/#contact"],
  "privacy-facts": ["/privacy"],
};

/** The addresses at which pages show a document; none if only mails do. */
export function placesOf(name: string): readonly string[] {
  return PLACES[name] ?? [];
}
