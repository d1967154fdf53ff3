import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";

import type { SubmissionService } from "#forms/contract.ts";

/** Renders the pages that are no files: posted forms, dates in the address, errors. */
export type RenderPage = (request: Request, submissions: SubmissionService) => Promise<Response>;

interface PagesBuild extends ServerBuild {
  entry: {
    module: ServerBuild["entry"]["module"] & {
      submissionServiceContext: RouterContext<SubmissionService>;
      nonceContext: RouterContext<string>;
    };
  };
}

/**
 * Makes a renderer of what the pages' build exports. The context under which the actions find
 * the submission service comes from the build itself: contexts are matched by identity, and a
 * second copy imported here would not be theirs.
 * @param newNonce makes something unguessable, once for each page
 */
export function createRenderPage(
  loadBuild: () => Promise<unknown>,
  mode: "production" | "development",
  newNonce: () => string,
): RenderPage {
  return async (request, submissions) => {
    const build = readBuild(await loadBuild());
    const context = new RouterContextProvider();
    context.set(build.entry.module.submissionServiceContext, submissions);
    context.set(build.entry.module.nonceContext, newNonce());
    const response = await createRequestHandler(build, mode)(request, context);
    // It may hold what one visitor typed, and its nonce is for one answer.
    response.headers.set("Cache-Control", "private, no-cache");
    return response;
  };
}

/** The one place that trusts the build's shape: it was made from app/entry.server.tsx. */
function readBuild(build: unknown): PagesBuild {
  return build as PagesBuild;
}
