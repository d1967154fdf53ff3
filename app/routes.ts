import { index, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("aboutus", "routes/about-us.tsx"),
  route("program", "routes/program.tsx"),
  route("reviews", "routes/reviews.tsx"),
  route("apply/:fecha_ini?", "routes/apply.tsx"),
] satisfies RouteConfig;
