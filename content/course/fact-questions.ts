/** What visitors ask about each fact of course-details.json. */
export const factQuestions = {
  teachingPractice: "How much do you teach while a trainer watches?",
  classSize: "How many people are in a class?",
  trainers: "Who teaches you?",
  requirements: "Who can take the course?",
  accreditation: "Where can you check the accreditation?",
  fee: "What does the fee include?",
  deposit: "What do you pay first?",
  refunds: "What do you get back if you cancel?",
  housing: "Where can you stay, and what does it cost?",
  visa: "Do you need a visa?",
  timetable: "What does a week look like?",
  place: "Where is the course held?",
  hours: "When is the office open?",
} as const;
