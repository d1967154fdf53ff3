import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import content from "virtual:content";

import { ContentContext } from "./content-context.tsx";

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ContentContext value={content}>
        <HydratedRouter />
      </ContentContext>
    </StrictMode>,
  );
});
