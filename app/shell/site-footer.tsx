import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";

import { termsTitle } from "#content/legal/terms.ts";
import { footer as delivered, socialLinkLabel } from "#content/school/navigation.ts";
import { paths } from "#content/school/page-paths.ts";
import { keysOf } from "#content/typed-keys.ts";

import { useContent } from "../content-context.tsx";
import { useWords } from "../own-words.ts";
import { Icon } from "../ui/icon/icon.tsx";
import { useOnToday } from "../ui/use-today.ts";
import { SchoolLogo } from "../sections/logo/logo.tsx";

/** The footer of every page, with the contact form as its children. */
export function SiteFooter({ children }: { children: ReactNode }) {
  const { school, termsVersion } = useContent();
  const footer = useWords("footer", delivered);
  const year = useOnToday((today) => Number(today.slice(0, 4)));
  const { pathname } = useLocation();
  // Reviews ends with a banner, drawn with paper banners; the footer has none below them.
  const isBelowBanner = pathname.endsWith(paths.reviews);
  return (
    <footer
      className="site-footer relative text-foreground scheme-dark"
      data-below-banner={isBelowBanner || undefined}
    >
      <div className="footer-columns mx-auto grid max-w-6xl px-6">
        <div className="footer-brand">
          <SchoolLogo onDark className="w-36 sm:w-52" />
          <p>{footer.mission(school)}</p>
          <SocialLinks />
        </div>
        <nav aria-label={footer.label} className="footer-pages">
          <h2 className="text-xl">{footer.pages}</h2>
          <ul className="mt-3 max-sm:columns-[3_5.5rem]">
            {keysOf(footer.links).map((page) => (
              <li key={page}>
                <Link to={paths[page]} viewTransition prefetch="intent">
                  {footer.links[page]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section aria-labelledby="contact" className="footer-contact sm:col-span-2 lg:col-span-1">
          <h2 id="contact" className="text-xl">
            {footer.contact}
          </h2>
          <div className="mt-4">{children}</div>
        </section>
      </div>
      <div className="footer-end">
        <p>{footer.copyright(school.copyrightYear ?? year, school.name)}</p>
        <Link to={footer.privacy.to} viewTransition>
          {footer.privacy.label}
        </Link>
        {termsVersion !== null && <a href={paths.terms}>{termsTitle}</a>}
      </div>
    </footer>
  );
}

function SocialLinks() {
  const { socialLinks } = useContent();
  return (
    <ul>
      {socialLinks.map(({ network, address }) => (
        <li key={network}>
          <a href={address} target="_blank" rel="noopener" aria-label={socialLinkLabel(network)}>
            <Icon name={network} className="size-5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
