import type { Page } from "@playwright/test";

interface Download {
  path: string;
  /** What came over the line: the answer's headers, and its body as it was packed. */
  bytes: number;
}

/** Notes everything that a page downloads; `sum` adds up what has arrived so far. */
export async function watchDownloads(page: Page) {
  const downloads: Download[] = [];
  const asked: string[] = [];
  const paths = new Map<string, string>();
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  // How far ahead pictures are fetched depends on the line, of which a headless browser knows none.
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    connectionType: "cellular4g",
    latency: 1,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  network.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (!request.url.startsWith("http")) return;
    const { pathname } = new URL(request.url);
    paths.set(requestId, pathname);
    asked.push(pathname);
  });
  network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const path = paths.get(requestId);
    if (path) downloads.push({ path, bytes: encodedDataLength });
  });
  return {
    downloads,
    asked,
    sum: () => downloads.reduce((total, { bytes }) => total + bytes, 0),
  };
}
