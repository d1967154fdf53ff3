import { useEffect } from "react";
import { useFetcher } from "react-router";

import type { loader } from "../routes/technician/health-route.ts";

/**
 * The website's health, with a text for the technician; undefined until it is known. Asked after the page is shown: mail servers and
 * domains take their time to answer.
 */
export function useHealth() {
  const { data, load } = useFetcher<typeof loader>();
  useEffect(() => void load("/technician/health"), [load]);
  return data;
}
