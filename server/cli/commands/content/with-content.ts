import type { ContentServices } from "../../../publish/content-services.ts";
import type { Desk } from "../../desk.ts";
import { withStore } from "../../open-store.ts";

/** Opens the site's database for a command on the content. */
export function withContent(
  desk: Desk,
  work: (services: ContentServices) => Promise<void>,
): Promise<void> {
  return withStore(desk, (open) => work(desk.contentServices(open)));
}
