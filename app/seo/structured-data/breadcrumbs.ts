import { footer } from "#content/school/navigation.ts";
import type { BreadcrumbList, ListItem } from "schema-dts";

interface Page {
  title: string;
  path: string;
}

/** Breadcrumbs from the home page to a page. */
export function breadcrumbs(page: Page): BreadcrumbList {
  const [home] = footer.links;
  const trail = [
    { name: home.label, path: home.to },
    { name: page.title, path: page.path },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index): ListItem => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: path,
    })),
  };
}
