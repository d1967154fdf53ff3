import { useEffect } from "react";
import { useFetcher } from "react-router";

import type { loader } from "../routes/technician/checks-route.ts";

/**
 * The website's health; undefined until it is known. Asked after the page is shown: mail servers and
 * domains take their time to answer.
 */
export function useChecks() {
  const { data, load } = useFetcher<typeof loader>();
  useEffect(() => void load("/technician/checks"), [load]);
  return data;
}
