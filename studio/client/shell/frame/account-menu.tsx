import { Header, MenuSection, Separator } from "react-aria-components";

import { chooseTheme, useTheme } from "#app/shell/theme/theme.ts";
import { useMediaQuery } from "#app/ui/use-browser-state.ts";

import { Item, MenuButton } from "../menu-button.tsx";
import { StudioIcon } from "../studio-icon.tsx";
import { useFrame, usePlace } from "./frame-data.ts";
import { otherPlaces } from "./places.ts";

const THEMES = [
  ["system", "Like this device"],
  ["light", "Light"],
  ["dark", "Dark"],
] as const;
const LINE = "mx-3 my-1.5 h-px bg-border";
const LABEL = "More";
const THEME = "Light or dark";

/** The button with what is seldom needed; on phones also with the places of the second row. */
export function AccountMenu() {
  // Nobody is signed in on this machine.
  const account = useFrame()?.account;
  const theme = useTheme();
  const place = usePlace();
  const isNarrow = useMediaQuery("(width < 64rem)");
  const current = otherPlaces.find(({ to }) => to === place)?.label;
  const button = (
    <>
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full bg-muted font-semibold"
      >
        {account?.slice(0, 1).toUpperCase() ?? (
          <>
            <StudioIcon name="menu" className="size-5 lg:hidden" />
            <StudioIcon name="dark" className="size-5 max-lg:hidden" />
          </>
        )}
      </span>
      <span className="min-w-0 leading-tight lg:hidden">
        {LABEL}
        <span className="block truncate text-xs tracking-tight">{current}</span>
      </span>
      <span className="truncate text-sm max-lg:hidden">{account ?? THEME}</span>
      <StudioIcon name="down" className="ml-auto size-4 shrink-0" />
    </>
  );
  return (
    <MenuButton
      label={LABEL}
      isNamedByWords
      button={button}
      buttonClass={`flex min-h-11 min-w-0 cursor-pointer items-center gap-2 rounded-lg px-2 text-left font-medium hover:bg-muted lg:mt-auto ${current ? "max-lg:bg-muted max-lg:text-link" : ""}`}
      placement="top start"
    >
      {isNarrow && (
        <MenuSection aria-label={LABEL}>
          {otherPlaces.map(({ to, label, ...item }) => (
            <Item key={to} href={to} {...item}>
              {label}
            </Item>
          ))}
        </MenuSection>
      )}
      {isNarrow && <Separator className={LINE} />}
      <MenuSection selectionMode="single" disallowEmptySelection selectedKeys={[theme]}>
        <Header className="px-3 pt-1.5 text-sm text-muted-foreground">{THEME}</Header>
        {THEMES.map(([name, words]) => (
          <Item key={name} id={name} mark="before" onAction={() => chooseTheme(name)}>
            {words}
          </Item>
        ))}
      </MenuSection>
      {account && <Separator className={LINE} />}
      {account && (
        <MenuSection aria-label={account}>
          <Item href="/signed-in" icon="people">
            {account}
          </Item>
          <Item icon="signOut" onAction={signOut}>
            Sign out
          </Item>
        </MenuSection>
      )}
    </MenuButton>
  );
}

/** Posts the form that ends this browser's session; the answer opens the sign-in page. */
function signOut(): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/signed-in/end";
  document.body.append(form);
  form.submit();
}
