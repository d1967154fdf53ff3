import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/submissions/route.tsx"),
  route("submissions/:id", "routes/submission/route.tsx"),
  route("done", "routes/done/route.tsx"),
  route("erase", "routes/erase/route.tsx"),
  route("content", "routes/content/route.tsx"),
  route("content/:name", "routes/edit/route.tsx"),
  route("content/:name/draft", "routes/edit/preview/draft-route.ts"),
  route("courses", "routes/courses/route.tsx"),
  route("courses/shown", "routes/courses/shown-route.ts"),
  route("publish", "routes/publishing/route.tsx"),
  route("numbers", "routes/numbers/route.tsx"),
  route("health", "routes/health/route.tsx"),
  route("sign-in", "routes/door/ask-route.tsx"),
  route("sign-in/sent", "routes/door/sent-route.tsx"),
  route("sign-in/link", "routes/door/link-route.tsx"),
  route("signed-in", "routes/signed-in/route.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
