import { type LoaderFunctionArgs, useRouteLoaderData } from "react-router";

import { studioContext } from "../studio-context.ts";

/** The root's data: the school's name, which the logo and every title show. */
export function loadSchoolName({ context }: Pick<LoaderFunctionArgs, "context">) {
  return { school: context.get(studioContext).schoolName() };
}

/** The school's name; empty on the error page if it could not be read. */
export function useSchoolName(): string {
  return useRouteLoaderData<typeof loadSchoolName>("root")?.school ?? "";
}
