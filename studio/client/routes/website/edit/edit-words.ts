/** The texts of the forms in which the owner changes the content. */
export const editWords = {
  back: "All pages and facts",
  save: "Save",
  discard: "Back to what visitors see",
  saved: "Saved. Visitors see it once you publish it.",
  publish: "Publish",
  asPublished: "Saved. It is as visitors see it already.",
  discarded: "This is what visitors see. Nothing here waits to be published.",
  placeholders:
    "Words in braces, such as {price}, stand for facts that are kept elsewhere. Leave them, and the text follows when the fact changes.",
  mistakes: (number: number) =>
    `Nothing is saved yet: please mend ${number === 1 ? "this" : `these ${number} things`}.`,
  conflict:
    "Somebody else has saved this meanwhile, so nothing of yours is saved yet. These values differ. Save once more, and yours take the place of theirs.",
  discarding:
    "Going back throws away what was changed here and not published. These values go, and there is no way to get them back.",
  discardNow: "Throw them away",
  visitors: "Visitors see",
  yours: "Yours",
  theirs: "Theirs",
  nothing: "nothing",
  optional: "May stay empty.",
  rare: "Rarely needed",
  none: "Not said",
  add: (list: string) => `Add to “${list}”`,
  remove: (entry: string) => `Remove “${entry}”`,
  up: (entry: string) => `Move “${entry}” up`,
  down: (entry: string) => `Move “${entry}” down`,
  include: (name: string) => `Say something about “${name}”`,
  leaveOut: (name: string) => `Say nothing about “${name}”`,
  absent: "The website says nothing about this.",
  moveUp: "Up",
  moveDown: "Down",
  removeShort: "Remove",
  changed: "Changed here, and not saved yet.",
} as const;
