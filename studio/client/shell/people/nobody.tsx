import { Empty } from "../drawings/empty.tsx";

/** In the place of those who wait, once nobody does. */
export function Nobody() {
  return (
    <Empty
      drawing="hammock"
      heading="Everybody has an answer"
      text="The hammock is yours. Whoever writes next stands here."
    />
  );
}
