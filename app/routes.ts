import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  layout("routes/page-boundary.tsx", [
    index("routes/home/route.tsx"),
    route("aboutus", "routes/about-us/route.tsx"),
    route("program", "routes/program/route.tsx"),
    route("reviews", "routes/reviews/route.tsx"),
    route("apply/:fecha_ini?", "routes/apply/route.tsx"),
    route("privacy", "routes/privacy/route.tsx"),
    route("accessibility", "routes/accessibility/route.tsx"),
    route("terms", "routes/terms/route.tsx"),
  ]),
] satisfies RouteConfig;
