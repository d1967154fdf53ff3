import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";

import type { SubmissionService, submissionServiceContext } from "#app/forms/submission-service.ts";

/** Renders the pages that are no files: posted forms, dates in the address, errors. */
export type RenderPage = (request: Request, submissions: SubmissionService) => Promise<Response>;

interface PagesBuild extends ServerBuild {
  entry: {
    module: ServerBuild["entry"]["module"] & {
      submissionServiceContext: typeof submissionServiceContext;
    };
  };
}

/**
 * Makes a renderer of what the pages' build exports. The context under which the actions find
 * the submission service comes from the build itself: contexts are matched by identity, and a
 * second copy imported here would not be theirs.
 */
export function createRenderPage(
  loadBuild: () => Promise<unknown>,
  mode: "production" | "development",
): RenderPage {
  return async (request, submissions) => {
    const build = readBuild(await loadBuild());
    const context = new RouterContextProvider();
    context.set(build.entry.module.submissionServiceContext, submissions);
    return createRequestHandler(build, mode)(request, context);
  };
}

/** The one place that trusts the build's shape: it was made from app/entry.server.tsx. */
function readBuild(build: unknown): PagesBuild {
  return build as PagesBuild;
}
