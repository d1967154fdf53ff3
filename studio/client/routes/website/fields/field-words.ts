/** The texts of the fields in which the owner changes the content. */
export const fieldWords = {
  mistake: (says: string) => `This ${says}`,
  optional: "May stay empty.",
  more: "More: for search engines, screen readers and rare cases",
  none: "Not said",
  insertFact: "Insert a fact",
  changeFact: (fact: string) => `Change “${fact}” everywhere`,
  add: (list: string) => `Add to “${list}”`,
  drag: (entry: string) => `Move “${entry}”`,
  remove: (entry: string) => `Remove “${entry}”`,
  empty: "Nothing here yet.",
  include: "Answer this",
  example: (example: string) => `For example: ${example}`,
  absent: "The website says nothing about this.",
  leaveOut: (name: string) => `Say nothing about “${name}”`,
  changePicture: "Change the picture",
  noPicture: "No picture yet.",
} as const;
