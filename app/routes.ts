import {
  index,
  layout,
  route,
  type RouteConfig,
  type RouteConfigEntry,
} from "@react-router/dev/routes";

import { type PageName, paths } from "../content/school/page-paths.ts";

const pages: Record<PageName, RouteConfigEntry> = {
  home: index("routes/home/route.tsx"),
  aboutUs: route(paths.aboutUs, "routes/about-us/route.tsx"),
  program: route(paths.program, "routes/program/route.tsx"),
  reviews: route(paths.reviews, "routes/reviews/route.tsx"),
  apply: route(`${paths.apply}/:fecha_ini?`, "routes/apply/route.tsx"),
  privacy: route(paths.privacy, "routes/privacy/route.tsx"),
  accessibility: route(paths.accessibility, "routes/accessibility/route.tsx"),
  terms: route(paths.terms, "routes/terms/route.tsx"),
};

export default [layout("routes/page-boundary.tsx", Object.values(pages))] satisfies RouteConfig;
