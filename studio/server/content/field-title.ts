import { at } from "./data-path.ts";
import { fieldWords } from "./field-words.ts";
import { fileWords } from "./file-words.ts";

/** What the forms call the field at a path such as `start-dates/startDates/2/date`. */
export function fieldTitle(path: string): string {
  const [file = "", ...steps] = path.split("/");
  const titles = [fileWords(file).title];
  let inner = "";
  for (const step of steps) {
    inner = at(inner, step);
    const title = /^\d+$/.test(step) ? `entry ${Number(step) + 1}` : fieldWords(file, inner).label;
    // The list of start-dates.json is called like the file.
    if (title !== titles.at(-1)) titles.push(title);
  }
  return titles.join(" › ");
}
