import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

const isDevelopment = process.env["NODE_ENV"] === "development";

export default [
  layout("routes/page-boundary.tsx", [
    index("routes/home.tsx"),
    route("aboutus", "routes/about-us.tsx"),
    route("program", "routes/program.tsx"),
    route("reviews", "routes/reviews.tsx"),
    route("apply/:fecha_ini?", "routes/apply.tsx"),
    route("privacy", "routes/privacy.tsx"),
    ...(isDevelopment ? [route("parts", "routes/parts.tsx")] : []),
  ]),
] satisfies RouteConfig;
