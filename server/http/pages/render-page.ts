import type { Content } from "#content/content.ts";
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";

import type { SubmissionService } from "#forms/contract.ts";

/** Renders a page: in production only to answer a posted form, in development every page. */
export type RenderPage = (request: Request, submissions: SubmissionService) => Promise<Response>;

interface PagesBuild extends ServerBuild {
  entry: {
    module: ServerBuild["entry"]["module"] & {
      submissionServiceContext: RouterContext<SubmissionService>;
      nonceContext: RouterContext<string>;
      contentContext: RouterContext<Content>;
    };
  };
}

/**
 * Creates a renderer from the server build. The contexts come from the build, because React Router
 * matches them by identity: copies imported here would be different objects.
 * @param content returns the content of the next page
 * @param newNonce returns a random nonce for each response
 */
export function createRenderPage(
  loadBuild: () => Promise<unknown>,
  mode: "production" | "development",
  content: () => Content,
  newNonce: () => string,
): RenderPage {
  return async (request, submissions) => {
    const build = readBuild(await loadBuild());
    const context = new RouterContextProvider();
    context.set(build.entry.module.submissionServiceContext, submissions);
    context.set(build.entry.module.nonceContext, newNonce());
    context.set(build.entry.module.contentContext, content());
    const response = await createRequestHandler(build, mode)(request, context);
    // The page may contain a visitor's input, and its nonce is for this response only.
    response.headers.set("Cache-Control", "private, no-cache");
    return response;
  };
}

/** Trusts the build's type: app/entry.server.tsx exports the contexts. */
function readBuild(build: unknown): PagesBuild {
  return build as PagesBuild;
}
