import type { Content } from "#content/content.ts";
import { createRequestHandler, RouterContextProvider } from "react-router";

import type { SubmissionService } from "#forms/contract.ts";
import type { PageSettings } from "#forms/page-settings.ts";
import { pageContent } from "./content-file.ts";
import type { PagesBuild } from "./pages-build.ts";

/** Renders a page: in production only to answer a posted form, in development every page. */
export type RenderPage = (request: Request, submissions: SubmissionService) => Promise<Response>;

/**
 * Creates a renderer from the server build. The contexts come from the build, because React Router
 * matches them by identity: copies imported here would be different objects.
 * @param newNonce by default none, for pages whose policy has hashes
 */
export function createRenderPage(
  loadBuild: () => Promise<PagesBuild>,
  input: () => { content: Content; settings: PageSettings },
  newNonce = () => "",
  mode: "production" | "development" = "production",
): RenderPage {
  return async (request, submissions) => {
    const build = await loadBuild();
    const { content, settings } = input();
    const context = new RouterContextProvider();
    context.set(build.entry.module.submissionServiceContext, submissions);
    context.set(build.entry.module.nonceContext, newNonce());
    const { pathname } = new URL(request.url);
    const page = { ...pageContent(content, pathname), settings };
    context.set(build.entry.module.pageContext, page);
    const response = await createRequestHandler(build, mode)(request, context);
    // The page may contain a visitor's input, and its nonce is for this response only.
    response.headers.set("Cache-Control", "private, no-cache");
    return response;
  };
}
