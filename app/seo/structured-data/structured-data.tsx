import { useLocation } from "react-router";

import { useContent, usePageSettings } from "../../content-context.tsx";

// Not a static import, which would put the texts of all pages into the shared chunk.
const server = import.meta.env.SSR ? await import("./page-data.ts") : undefined;

/** Properties whose paths become absolute URLs if SITE_URL is set. */
const URLS: ReadonlySet<string> = new Set([
  "@id",
  "url",
  "logo",
  "image",
  "thumbnailUrl",
  "contentUrl",
]);

/**
 * The page's structured data (schema.org, JSON-LD). Rendered on the server only, which keeps it out
 * of the bundle; as the head's last child, where hydration ignores extra elements.
 */
export function StructuredData() {
  const content = useContent();
  const { pathname } = useLocation();
  const { day, siteUrl = "" } = usePageSettings();
  const data = server?.pageData(content, pathname, day);
  if (!data) return null;
  const json = JSON.stringify(data, (name, value) =>
    URLS.has(name) && String(value).startsWith("/") ? siteUrl + value : value,
  );
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptText(json) }} />
  );
}

/** Escapes `<`, so that no text can close the script element. */
function scriptText(json: string): string {
  return json.replaceAll("<", "\\u003c");
}
