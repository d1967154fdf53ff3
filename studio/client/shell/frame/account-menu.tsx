import {
  Button,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
  Separator,
} from "react-aria-components";

import { chooseTheme, useTheme } from "#app/shell/theme/theme.ts";

import { StudioIcon } from "../studio-icon.tsx";
import { frameWords } from "./frame-words.ts";

const text = frameWords.menu;
const THEMES = ["system", "light", "dark"] as const;

interface AccountMenuProps {
  /** Whoever is signed in; undefined on this machine. */
  account: string | undefined;
  siteUrl: string | undefined;
}

/** The button with everything that is needed less often than the four places. */
export function AccountMenu({ account, siteUrl }: AccountMenuProps) {
  const theme = useTheme();
  return (
    <MenuTrigger>
      <Button className="account-button">
        <span aria-hidden="true" className="account-initial">
          {account ? account.slice(0, 1).toUpperCase() : <StudioIcon name="menu" />}
        </span>
        <span className="min-w-0 truncate">{text.label}</span>
        <StudioIcon name="down" className="ml-auto size-4" />
      </Button>
      <Popover className="menu-popover" placement="top start">
        <Menu className="menu">
          <MenuSection aria-label={text.label}>
            {text.links.map(({ to, label, icon }) => (
              <MenuItem key={to} href={to} textValue={label} className="menu-item">
                <StudioIcon name={icon} />
                {label}
              </MenuItem>
            ))}
            {siteUrl && (
              <MenuItem
                href={siteUrl}
                target="_blank"
                rel="noreferrer"
                textValue={text.site}
                className="menu-item"
              >
                <StudioIcon name="external" />
                {text.site}
              </MenuItem>
            )}
          </MenuSection>
          <Separator className="menu-line" />
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[theme]}
            onSelectionChange={(keys) => {
              const chosen = THEMES.find((one) => keys === "all" || keys.has(one));
              if (chosen) chooseTheme(chosen);
            }}
          >
            <Header className="menu-header">{text.theme}</Header>
            {THEMES.map((one) => (
              <MenuItem key={one} id={one} textValue={text.themes[one]} className="menu-item">
                <StudioIcon name="check" className="menu-check size-5" />
                {text.themes[one]}
              </MenuItem>
            ))}
          </MenuSection>
          {account && <Separator className="menu-line" />}
          {account && (
            <MenuSection aria-label={account}>
              <MenuItem href="/signed-in" textValue={account} className="menu-item">
                <StudioIcon name="people" />
                <span className="min-w-0 truncate">{account}</span>
              </MenuItem>
              <MenuItem textValue={text.signOut} className="menu-item" onAction={signOut}>
                <StudioIcon name="signOut" />
                {text.signOut}
              </MenuItem>
            </MenuSection>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
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
