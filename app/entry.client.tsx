import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

import { PageContext } from "./content-context.tsx";
import { REBUILT } from "./startup/hydration-boundary.tsx";
import { startTurns } from "./startup/hydration-turns.ts";
import { reportOnce } from "./startup/report-errors.ts";
import { restoreInput, watchInput } from "./forms/restore-input.ts";
import { keepStyleSheets } from "./startup/style-sheets.ts";
import { tolerateMovedNodes } from "./startup/tolerate-moved-nodes.ts";
import { restoreTheme } from "./shell/theme/theme.ts";

keepStyleSheets();
watchInput();
addEventListener(REBUILT, restoreInput);
startTurns();
tolerateMovedNodes();
const root = document.documentElement;
const { theme } = root.dataset;
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Page />
    </StrictMode>,
    {
      // Errors that an error screen has caught count as well (startup/report-errors.ts).
      onCaughtError: reportError,
      // Something has changed the HTML: React has rendered a part of the page anew, or all of it.
      onRecoverableError(error) {
        if (!("hydrated" in root.dataset)) {
          // With the whole page, React has removed what inline scripts had set on html and body.
          if (document.fonts.check("1em Outfit")) document.body.dataset["fontsLoaded"] = "";
          restoreTheme(theme);
        }
        restoreInput();
        // Visitors cannot change it, so it is not in their console.
        if (import.meta.env.DEV) reportError(error);
        else reportOnce("uncaught", error);
      },
    },
  );
});

/** The page’s script sets its settings after this module has run, before the first render. */
function Page() {
  return (
    <PageContext value={{ content: pageContent, settings: pageSettings }}>
      <HydratedRouter />
    </PageContext>
  );
}
