import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/today/route.tsx"),
  route("people", "routes/people/route.tsx"),
  route("people/done", "routes/people/done/route.tsx"),
  route("people/erase", "routes/people/erase/route.tsx"),
  route("people/:id", "routes/people/person/route.tsx"),
  route("courses", "routes/courses/route.tsx"),
  route("website", "routes/website/route.tsx"),
  route("website/:name", "routes/website/list/route.tsx"),
  route("website/:name/draft", "routes/website/draft/save-route.ts"),
  route("publish", "routes/publishing/route.tsx"),
  route("results", "routes/results/route.tsx"),
  route("settings", "routes/settings/route.tsx"),
  route("technician", "routes/technician/route.tsx"),
  route("help", "routes/help/route.tsx"),
  route("sign-in", "routes/door/ask-route.tsx"),
  route("sign-in/sent", "routes/door/sent-route.tsx"),
  route("sign-in/link", "routes/door/link-route.tsx"),
  route("signed-in", "routes/signed-in/route.tsx"),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
