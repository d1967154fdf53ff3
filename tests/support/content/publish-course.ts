import type { Store } from "#server/store/create-store.ts";

/** Publishes a content of one price. */
export function publishCourse(
  { content }: Pick<Store, "content">,
  price: number,
  { basedOn = 0, by = "ana", now = 1_000_000, texts = {} } = {},
) {
  return content.versions.publish({
    documents: { course: { price }, ...texts },
    published: { course: { price: 0 } },
    basedOn,
    by,
    now,
    message: null,
    changes: [],
    drafts: [],
  });
}
