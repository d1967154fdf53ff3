import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { editDraft } from "#tests/support/components/edit-draft.ts";
import { SavingState } from "./saving-state.tsx";
import { EditorContext } from "./use-draft.ts";

test("a form says that visitors wait for it only while something of it is not published", async () => {
  const { store, server, pause } = editDraft({
    saved: { home: { heading: "Old" }, interview: {} },
  });
  const says = (name: string) =>
    renderToStaticMarkup(
      createElement(
        EditorContext,
        { value: { store, open: () => {} } },
        createElement(SavingState, { name }, "Saves by itself."),
      ),
    );
  store.change("home/heading", "New");
  await pause();
  expect(says("home"), "what is live again").toContain("Saves by itself.");
  store.refresh({ home: { ...server.saved(), isLive: false } });
  expect(says("home")).toContain("Visitors see it after you publish.");
  expect(says("interview")).toContain("Saves by itself.");
});
