import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    // Errors that an error screen has caught count as well (startup/report-errors.ts). React itself
    // reports those from which it recovers.
    { onCaughtError: reportError },
  );
});
