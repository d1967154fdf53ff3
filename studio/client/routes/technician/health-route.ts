import type { LoaderFunctionArgs } from "react-router";

import { keepOrLeaveOut } from "../../shell/keep-page.ts";
import { studioContext } from "../../studio-context.ts";

/** The website's health, for a page that asks after it is shown. */
export function loader({ context }: LoaderFunctionArgs) {
  return context.get(studioContext).health();
}

export const clientLoader = keepOrLeaveOut();
