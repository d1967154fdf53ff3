/** The owner's guide in short (docs/owners-guide.md has more). */
export const helpWords = {
  title: "Help",
  introduction: "Everything that you do here, in a few sentences.",
  topics: [
    {
      heading: "Somebody applies or writes",
      text: "They appear under Today and under People, and you get a mail. Open the person, choose one of your texts, and send it by WhatsApp or mail. Then press the step that follows, so that everybody at the school knows.",
      link: { to: "/people", label: "Open People" },
    },
    {
      heading: "The next courses",
      text: "Add start dates and places under Courses. The website shows them by itself, and closes a course on the day it begins.",
      link: { to: "/courses", label: "Open Courses" },
    },
    {
      heading: "Words and pictures",
      text: "Change them under Website. Visitors see nothing of it until you publish.",
      link: { to: "/website", label: "Open Website" },
    },
    {
      heading: "Publishing",
      text: "The bar at the top of each page says what is not live yet. Press Publish: the new pages are tried first, and nothing changes for visitors if something is wrong. Every publish can be taken back.",
      link: { to: "/publish", label: "See what would change" },
    },
    {
      heading: "Somebody asks to be forgotten",
      text: "Type their e-mail address: you see what is stored, and erase it. Ask your technician about the backups.",
      link: { to: "/people/erase", label: "Erase a person’s data" },
    },
    {
      heading: "Something does not work",
      text: "Nothing here can be broken for good. If a sentence asks for your technician, send them the page made for them.",
      link: { to: "/technician", label: "Open the technician’s page" },
    },
  ],
} as const;
