import { useInsertionEffect, useState } from "react";

import { useIsHydrating } from "./hydration-boundary.tsx";
import { applySheetAtFold } from "./style-sheets.ts";

/**
 * Marks the fold, at the end of a page's first section, where the renderer links the whole style
 * sheet (render/styles/critical-css.ts): browsers wait for it before they paint the content below.
 */
export function FoldMarker() {
  const isHydrating = useIsHydrating();
  const [isInHtml] = useState(isHydrating);
  useInsertionEffect(() => {
    if (!isInHtml) applySheetAtFold();
    return applySheetAtFold;
  }, [isInHtml]);

  return (
    <>
      {/* Delays the first paint until the fold is parsed: partial content would shift later. */}
      <link rel="expect" href="#fold" blocking="render" />
      <div id="fold" hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />
    </>
  );
}
