import { Link, NavLink, useLocation } from "react-router";

import { navigation } from "#content/navigation.ts";

import { ButtonLink } from "../ui/button-link.tsx";
import { Icon } from "../ui/icon.tsx";
import { Logo } from "./logo.tsx";

const menuId = "site-menu";

/** The header of every page. Its menu is a popover, so that it opens before any script has run. */
export function SiteHeader() {
  const { key } = useLocation();

  return (
    <header className="sticky top-0 z-40 border-b border-line bg-ground">
      <div className="mx-auto flex h-18 max-w-6xl items-center gap-1 px-4 sm:px-6 sm:gap-2 md:gap-6">
        <Link to="/" aria-label={navigation.home} className="mr-auto min-w-0 shrink">
          <Logo className="h-auto w-36 sm:w-44" />
        </Link>
        {/* A new key with every navigation, so that the menu is closed on the page it led to. From
            `md` up the list stands in the header: the classes undo what browsers give a popover. */}
        <nav
          key={key}
          id={menuId}
          popover="auto"
          aria-label={navigation.label}
          className="fixed inset-x-0 top-18 bottom-auto max-h-[calc(100dvh-4.5rem)] w-full overflow-y-auto border-b border-line bg-ground px-4 py-3 text-text shadow-lg sm:px-6 md:static md:block md:w-auto md:overflow-visible md:border-0 md:p-0 md:shadow-none"
        >
          <ul className="md:flex md:items-center md:gap-1">
            {navigation.links.map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  end
                  className="block rounded-lg px-3 py-3 text-lg decoration-2 underline-offset-8 hover:text-link hover:underline aria-[current=page]:font-semibold aria-[current=page]:text-link md:py-2 md:text-base md:aria-[current=page]:underline"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink to={navigation.apply.to} variant="loud">
          {navigation.apply.label}
        </ButtonLink>
        <button
          type="button"
          popoverTarget={menuId}
          aria-label={navigation.toggle}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:text-link md:hidden"
        >
          <Icon name="menu" />
        </button>
      </div>
    </header>
  );
}
