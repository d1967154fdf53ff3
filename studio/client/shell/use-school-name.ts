import { useRouteLoaderData } from "react-router";

import type { loader } from "../root.tsx";

/** The school's name; empty on the error page if it could not be read. */
export function useSchoolName(): string {
  return useRouteLoaderData<typeof loader>("root")?.school ?? "";
}
