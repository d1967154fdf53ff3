import { Empty } from "../drawings/empty.tsx";
import { peopleTexts } from "./people-texts.ts";

/** In the place of those who wait, once nobody does. */
export function Nobody() {
  return <Empty drawing="hammock" {...peopleTexts.nobody} />;
}
