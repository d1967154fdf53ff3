import type { NewVersion } from "#server/store/content/content-versions.ts";
import type { Store } from "#server/store/create-store.ts";

/** Publishes a content of one price. */
export function publishCourse(
  { content }: Pick<Store, "content">,
  price: number,
  { texts = {}, ...change }: Partial<NewVersion> & { texts?: object } = {},
) {
  return content.versions.publish({
    documents: { course: { price }, ...texts },
    published: { course: { price: 0 } },
    basedOn: 0,
    by: "ana",
    now: 1_000_000,
    message: null,
    changes: [],
    drafts: [],
    ...change,
  });
}
