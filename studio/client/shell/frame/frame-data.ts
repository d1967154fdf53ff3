import { type LoaderFunctionArgs, useLocation, useRouteLoaderData } from "react-router";

import { studioContext } from "../../studio-context.ts";

/** The root's data: what the frame shows around every page. */
export async function loadFrame({ context }: LoaderFunctionArgs) {
  const { schoolName, door, siteUrl, counts } = context.get(studioContext);
  const account = door?.account();
  const isAtDoor = door !== undefined && !account;
  return {
    school: schoolName(),
    account,
    isAtDoor,
    siteUrl,
    counts: isAtDoor ? undefined : await counts(),
  };
}

/** What the frame shows; undefined on the error page if it could not be read. */
export function useFrame() {
  return useRouteLoaderData<typeof loadFrame>("root");
}

/** The school's name; empty on the error page if it could not be read. */
export function useSchoolName(): string {
  return useFrame()?.school ?? "";
}

/** The address of the place that the page belongs to, also where its own address says otherwise. */
export function usePlace(): string {
  const { pathname } = useLocation();
  const list = useRouteLoaderData<{ isSetting: boolean }>("routes/website/list/route");
  return list?.isSetting || pathname === "/signed-in" ? "/settings" : pathname;
}
