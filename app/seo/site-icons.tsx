import type { BrowserContent } from "#content/content.ts";

import { useContent } from "../content-context.tsx";
import { pictureAddress } from "../ui/picture/picture-address.ts";

/** The path of the school’s own icon; undefined while it has none. */
export function ownIcon({ photographs: { icon }, uploads }: BrowserContent): string | undefined {
  return icon && pictureAddress(icon.file, "jpg", uploads);
}

/** The icons of the site in tabs and on home screens: the school’s own, or the delivered ones. */
export function SiteIcons() {
  const own = ownIcon(useContent());
  return (
    <>
      {!own && <link rel="icon" href="/favicon.ico" sizes="32x32" />}
      <link
        rel="icon"
        href={own ?? "/brand/favicon.svg"}
        type={own ? "image/jpeg" : "image/svg+xml"}
      />
      <link rel="apple-touch-icon" href={own ?? "/brand/apple-touch-icon.png"} />
    </>
  );
}
