/** The texts of the list of people. */
export const peopleWords = {
  title: "People",
  steps: {
    label: "Steps",
    all: "All",
    count: (number: number, isMore: boolean) =>
      `${number.toLocaleString("en")}${isMore ? "+" : ""}`,
  },
  find: {
    button: "Find",
    search: "Search",
    searchHint: "A name, an e-mail address, a reference such as 7KQ-2MF, or any words",
    form: "Kind",
    forms: { application: "Applications", contact: "Messages" },
    from: "Received from",
    to: "Received until",
    startDate: "Start date",
    country: "Country",
    source: "Came from",
    any: "All",
    apply: "Show",
    clear: "Show everybody",
  },
  menu: {
    label: "More about this list",
    csv: "Download for Excel",
    erase: "Erase a person’s data",
  },
  list: "Applications and messages",
  none: "Nobody matches.",
  nobodyNew: "Everybody has an answer.",
  empty: {
    heading: "Nobody has written yet",
    text: "Applications and messages arrive here, as soon as the first visitor sends one.",
  },
  allDone: "All of these are done",
  pages: "Pages of the list",
  newer: "Newer",
  older: "Older",
} as const;
