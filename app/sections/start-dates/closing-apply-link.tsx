import { ApplyLink } from "../apply-link.tsx";
import { useHaveAllStarted } from "./use-have-all-started.ts";

/** The last call to apply below start dates: loud, unless the next date has a loud one. */
export function ClosingApplyLink() {
  return <ApplyLink variant={useHaveAllStarted() ? "primary" : "outline"} />;
}
