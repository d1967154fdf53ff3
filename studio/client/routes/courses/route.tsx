import { redirect } from "react-router";

/** Opens the form of the start dates. */
export function loader() {
  return redirect("/website/start-dates");
}
