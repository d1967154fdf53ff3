import { useLocation } from "react-router";

import { useContent } from "../../content-context.tsx";

// Not a static import, which would put the texts of all pages into the shared chunk.
const server = import.meta.env.SSR ? await import("./page-data.ts") : undefined;

/**
 * The page's structured data (schema.org, JSON-LD). Rendered on the server only, which keeps it out
 * of the bundle; as the head's last child, where hydration ignores extra elements.
 */
export function StructuredData() {
  const content = useContent();
  const { pathname } = useLocation();
  const data = server?.pageData(content, pathname, import.meta.env.BUILD_DATE);
  if (!data) return null;
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptText(JSON.stringify(data)) }}
    />
  );
}

/** Escapes `<`, so that no text can close the script element. */
function scriptText(json: string): string {
  return json.replaceAll("<", "\\u003c");
}
