import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from "react-router";

import type { Studio } from "./studio.ts";

/** React Router's build with what studio/client/entry.server.tsx exports besides. */
export interface StudioBuild extends ServerBuild {
  entry: {
    module: ServerBuild["entry"]["module"] & {
      studioContext: RouterContext<Studio>;
      nonceContext: RouterContext<string>;
    };
  };
}

/** Renders the studio's pages. The contexts come from the build, as in render-page.ts. */
export function createRenderStudio(
  build: StudioBuild,
  studio: Studio,
  newNonce: () => string,
): (request: Request) => Promise<Response> {
  const { studioContext, nonceContext } = build.entry.module;
  const handle = createRequestHandler(build, "production");
  return (request) => {
    const context = new RouterContextProvider();
    context.set(studioContext, studio);
    context.set(nonceContext, newNonce());
    return handle(withoutOrigin(request), context);
  };
}

/**
 * The request without `Origin`, which studio-guard.ts has checked: React Router compares its scheme
 * as well, which differs behind a proxy that terminates TLS.
 */
function withoutOrigin(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("Origin");
  return new Request(request, { headers });
}
