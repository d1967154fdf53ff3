import { footer } from "#content/school/navigation.ts";
import type { BreadcrumbList, ListItem } from "schema-dts";

/** Breadcrumbs from the home page to a page. */
export function breadcrumbs(title: string, path: string): BreadcrumbList {
  const [home] = footer.links;
  const trail = [
    { name: home.label, path: home.to },
    { name: title, path },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path: step }, index): ListItem => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: step,
    })),
  };
}
