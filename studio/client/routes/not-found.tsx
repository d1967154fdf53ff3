import { data } from "react-router";

export function loader(): never {
  throw data("", { status: 404 });
}

/** Never rendered: the loader throws. */
export default function NotFound() {
  return null;
}
