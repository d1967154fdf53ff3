import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";

import { StudioIcon } from "../../shell/studio-icon.tsx";
import { peopleWords } from "./people-words.ts";

const text = peopleWords.menu;

/** What is seldom done with the whole list. */
export function ListMenu({ search }: { search: string }) {
  return (
    <MenuTrigger>
      <Button aria-label={text.label} className="icon-button">
        <StudioIcon name="more" />
      </Button>
      <Popover className="menu-popover" placement="bottom end">
        <Menu className="menu" aria-label={text.label}>
          <MenuItem
            href={`/export/submissions.csv${search}`}
            download
            textValue={text.csv}
            className="menu-item"
          >
            <StudioIcon name="download" />
            {text.csv}
          </MenuItem>
          <MenuItem href="/people/erase" textValue={text.erase} className="menu-item">
            <StudioIcon name="erase" />
            {text.erase}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
