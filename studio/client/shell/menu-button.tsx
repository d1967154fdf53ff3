import {
  Button,
  Menu,
  MenuItem,
  type MenuItemProps,
  MenuTrigger,
  Popover,
  type PopoverProps,
} from "react-aria-components";

import { StudioIcon, type StudioIconName } from "./studio-icon.tsx";

interface MenuButtonProps {
  /** The name of the menu and of its button. */
  label: string;
  /** Whether the words on the button are its name. */
  isNamedByWords?: boolean;
  /** What the button shows; by default three dots. */
  button?: React.ReactNode;
  buttonClass?: string;
  placement?: PopoverProps["placement"];
  children: React.ReactNode;
}

/** A button that opens a menu. */
export function MenuButton(props: MenuButtonProps) {
  const { label, isNamedByWords = false, children } = props;
  const { button, buttonClass = "icon-button", placement } = props;
  return (
    <MenuTrigger>
      <Button {...(!isNamedByWords && { "aria-label": label })} className={buttonClass}>
        {button ?? <StudioIcon name="more" />}
      </Button>
      <Popover
        className="min-w-56 rounded-xl border border-border bg-card text-foreground shadow-[0_10px_30px_-8px_rgb(7_34_47/0.28)]"
        placement={placement ?? "bottom end"}
      >
        <Menu className="max-h-[inherit] overflow-auto p-1.5 outline-none" aria-label={label}>
          {children}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

interface ItemProps extends Omit<MenuItemProps, "children" | "className"> {
  icon?: StudioIconName;
  /** Where the mark of the selected entry stands. */
  mark?: "before" | "after";
  /** What stands before the words, other than an icon. */
  before?: React.ReactNode;
  /** Whether it destroys something. */
  isDangerous?: boolean;
  children: string;
}

/** An entry of a menu: a link or an action. */
export function Item({ icon, mark, before, isDangerous = false, children, ...item }: ItemProps) {
  return (
    <MenuItem
      textValue={children}
      className={`group menu-item data-disabled:opacity-60 ${isDangerous ? "text-error" : ""}`}
      {...item}
    >
      {mark === "before" && (
        <StudioIcon name="check" className="size-5 not-group-data-selected:invisible" />
      )}
      {icon && <StudioIcon name={icon} />}
      {before}
      <span className="min-w-0 truncate">{children}</span>
      {mark === "after" && (
        <StudioIcon name="check" className="ml-auto size-5 not-group-data-selected:invisible" />
      )}
    </MenuItem>
  );
}
