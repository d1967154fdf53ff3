import type { ContentServices } from "../../../publish/content-services.ts";
import type { Desk } from "../../desk.ts";
import { withStore } from "../../open-store.ts";

/** Opens the site's database for a command on the content. */
export function withContent(
  desk: Desk,
  work: (services: ContentServices) => Promise<void>,
): Promise<void> {
  return withStore(desk, ({ store, isTemporary }) =>
    work({ ...desk.versions, content: store.content, isTemporary, now: desk.now }),
  );
}

/** Tells when visitors see the result. */
export const SOON = "This release keeps it, but does not show it to visitors yet.";
