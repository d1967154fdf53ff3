import type { Content } from "#content/content.ts";

import type { Renderer } from "../../render/renderer.ts";
import type { Log } from "../../server/core/log.ts";
import type { StudioStore } from "./studio-store.ts";

/** What several parts of the studio need; each names what it takes. */
export interface StudioServices {
  store: Pick<StudioStore, "use">;
  /** What visitors see. */
  content: () => Content;
  /** Who uses the studio, for the history. */
  user: () => string;
  /** Renders a page with other content. */
  render: Renderer["renderPage"];
  siteUrl: string | undefined;
  now: () => number;
  log: Log;
}
