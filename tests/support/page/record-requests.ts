import type { Page, Request } from "@playwright/test";

/** The URLs that a page requests from now on; of all, those that are wanted. */
export function recordRequests(page: Page, isWanted: (request: Request) => boolean): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (isWanted(request)) urls.push(request.url());
  });
  return urls;
}
