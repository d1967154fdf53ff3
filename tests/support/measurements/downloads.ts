import type { Page } from "@playwright/test";

interface Download {
  path: string;
  /** Transferred bytes: response headers and compressed body. */
  bytes: number;
}

/** Records a page's downloads; `sum` returns the bytes transferred so far. */
export async function watchDownloads(page: Page) {
  const downloads: Download[] = [];
  const asked: string[] = [];
  const paths = new Map<string, string>();
  const network = await page.context().newCDPSession(page);
  await network.send("Network.enable");
  // Chromium's lazy-loading distance depends on the connection type, which is unset when headless.
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
