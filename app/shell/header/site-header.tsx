import { Link, NavLink, useLocation } from "react-router";

import { navigation as delivered } from "#content/school/navigation.ts";
import { paths } from "#content/school/page-paths.ts";
import { keysOf } from "#content/typed-keys.ts";

import { useContent } from "../../content-context.tsx";
import { useWords } from "../../own-words.ts";
import { ButtonLink } from "../../ui/button/button-link.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { SchoolLogo } from "../../sections/logo/logo.tsx";
import { ThemeChoice, ThemeSwitch } from "../theme/theme-switch.tsx";

const menuId = "site-menu";

/** The header of every page. Its menu is a popover, so that it opens before hydration. */
export function SiteHeader() {
  const { school } = useContent();
  const navigation = useWords("navigation", delivered);
  const { key, pathname } = useLocation();
  // On the Apply page only the Submit button has the primary variant.
  const applyVariant = pathname.startsWith("/apply") ? "outline" : "primary";

  return (
    <header className="site-header group sticky top-0 z-40 short:relative border-b border-border bg-background">
      <div className="mx-auto flex h-(--header-height) max-w-6xl items-center gap-1 px-6 lg:gap-4">
        <Link
          to="/"
          viewTransition
          prefetch="intent"
          aria-label={navigation.home(school.name)}
          className="mr-auto min-w-0 shrink rounded-lg"
        >
          <SchoolLogo className="w-36 sm:w-44" />
        </Link>
        {/* The key closes the menu after each navigation. On wide screens CSS undoes the popover's
            styles, so that the list is part of the header. */}
        <nav
          key={key}
          id={menuId}
          popover="auto"
          aria-label={navigation.label}
          className="site-menu"
        >
          <ul>
            {keysOf(navigation.links).map((page) => (
              <li key={page}>
                {/* Without `end`, a NavLink is also marked as current at "/program/". */}
                <NavLink to={paths[page]} viewTransition prefetch="intent" className="site-link">
                  {navigation.links[page]}
                </NavLink>
              </li>
            ))}
          </ul>
          <div className="mt-4 flex flex-col gap-6 md:hidden">
            <ButtonLink to={navigation.apply.to} variant={applyVariant}>
              {navigation.apply.label}
            </ButtonLink>
            <ThemeChoice layout="row" />
          </div>
        </nav>
        <ThemeSwitch />
        {/* Hidden while the menu is open: the menu has its own Apply button. */}
        <div className="group-has-[nav:popover-open]:max-md:invisible">
          <ButtonLink to={navigation.apply.to} variant={applyVariant}>
            {navigation.apply.label}
          </ButtonLink>
        </div>
        <button
          type="button"
          popoverTarget={menuId}
          aria-label={navigation.toggle}
          className="-mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:text-link md:hidden"
        >
          <Icon name="menu" className="size-6 group-has-[nav:popover-open]:hidden" />
          <Icon name="close" className="hidden size-6 group-has-[nav:popover-open]:block" />
        </button>
      </div>
    </header>
  );
}
