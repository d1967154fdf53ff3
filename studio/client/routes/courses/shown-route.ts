import type { LoaderFunctionArgs } from "react-router";

import { keepOrLeaveOut } from "../../shell/keep-page.ts";
import { studioContext } from "../../studio-context.ts";

/** How many times pages show the facts of the course; asked after the view is there. */
export function loader({ context }: LoaderFunctionArgs) {
  return context.get(studioContext).countShown();
}

export const clientLoader = keepOrLeaveOut();
