import { useFetcher, useLocation } from "react-router";

/**
 * The fetcher of this page, whose actions answer in a sentence. With the path as its key, the parts
 * of a page share it, and what was done here is not announced on the next page.
 */
export function usePageFetcher() {
  return useFetcher<string>({ key: useLocation().pathname });
}
