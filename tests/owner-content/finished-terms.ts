/** Terms as a friend of the owner who is a lawyer would write them. */
export const finishedTerms = {
  version: "3, 1 September 2026",
  parts: [
    {
      heading: "What you pay, and when",
      paragraphs: [
        "The tuition is {price}. You pay a deposit of 300 USD to keep your place, and the rest on the first day of your course, by card or bank transfer.",
        "All lessons, your books and your certificate are part of it. Your flight, your room and your insurance are not.",
      ],
    },
    {
      heading: "Your deposit",
      paragraphs: [
        "We ask for it after your interview, once we have offered you a place in writing. We hold that place for seven days, so that you can think it over.",
      ],
    },
    {
      heading: "If you cancel",
      paragraphs: ["Write to us. What counts is the day on which your mail reaches us."],
      list: [
        {
          term: "60 days or more before you start",
          text: "You get everything back.",
        },
        { term: "30 to 59 days before", text: "You get half of what you paid." },
        {
          term: "Under 30 days",
          text: "You can move once to another start within a year. If you fall ill, a doctor’s note is enough, and only the deposit stays with us.",
        },
      ],
    },
    {
      heading: "If we change something",
      paragraphs: [
        "A trainer, a room or the hour of a lesson can change. If we cancel your course or move its start, you choose: another start, or all of your money within ten days.",
      ],
    },
    {
      heading: "Visa",
      paragraphs: [
        "You see to it that you may stay in Mexico until the last day of your course; we write you a letter for the officer at the airport. If you are turned away and show us the paper, we treat it like an illness.",
      ],
    },
    {
      heading: "Insurance",
      paragraphs: [
        "Bring health insurance that is valid in Mexico. We are insured for what happens in our classrooms, not for what happens in the sea.",
      ],
    },
    {
      heading: "In the classroom",
      paragraphs: [
        "Come to at least nine lessons of ten: the ministry gives no certificate for less. If somebody insults or harasses others, we speak with them once; if it goes on, their course ends, and we keep what they paid.",
      ],
    },
    {
      heading: "Law",
      paragraphs: [
        "Mexican law applies, and the courts of Puerto Vallarta are the ones to go to. You can also turn to Profeco, the federal consumer agency. What the law of your own country grants you as a consumer stays yours.",
      ],
    },
  ],
};
