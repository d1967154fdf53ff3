import { useLocation } from "react-router";

import { pageData } from "./page-data.ts";

/**
 * What the page says, once more for machines (schema.org, as JSON-LD). Only the server writes it:
 * nobody reads it in a browser, so no browser has to load what makes it. The last element of the
 * head, where React leaves alone what it does not know.
 */
export function StructuredData() {
  const { pathname } = useLocation();
  if (!import.meta.env.SSR) return null;
  const data = pageData(pathname, import.meta.env.BUILD_DATE);
  if (!data) return null;
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptText(JSON.stringify(data)) }}
    />
  );
}

/** Without `<`, no text in there can end the element and begin another. */
function scriptText(json: string): string {
  return json.replaceAll("<", "\\u003c");
}
