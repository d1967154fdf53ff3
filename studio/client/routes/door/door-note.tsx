import { useSearchParams } from "react-router";

import { DOOR_NOTES } from "../../../contract/door.ts";
import { doorWords } from "./door-words.ts";
import { Notice } from "../../shell/notice.tsx";

/** Why the page was opened again, as its URL says. */
export function DoorNote() {
  const [query] = useSearchParams();
  const note = DOOR_NOTES.find((one) => one === query.get("note"));
  return <Notice>{note && doorWords.notes[note]}</Notice>;
}
