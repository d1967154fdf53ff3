import { type LoaderFunctionArgs, useRouteLoaderData } from "react-router";

import { studioContext } from "../../studio-context.ts";
import { loadSchoolName } from "../school-name.ts";

/** The root's data: what the frame shows around every page. */
export async function loadFrame(args: LoaderFunctionArgs) {
  const { door, siteUrl, counts } = args.context.get(studioContext);
  const account = door?.account();
  const isAtDoor = door !== undefined && !account;
  return {
    ...loadSchoolName(args),
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
