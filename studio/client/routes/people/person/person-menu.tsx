import { useFetcher } from "react-router";
import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";

import type { SubmissionDetails } from "../../../../contract/submission.ts";
import { StudioIcon } from "../../../shell/studio-icon.tsx";
import { personWords } from "./person-words.ts";

const text = personWords.menu;

/** What is seldom done with one person. */
export function PersonMenu({
  id,
  email,
  reference,
  putAside,
}: Pick<SubmissionDetails, "id" | "email" | "reference" | "putAside">) {
  // The page's own, which announces what was done.
  const fetcher = useFetcher({ key: `person-${id}` });
  return (
    <MenuTrigger>
      <Button aria-label={text.label} className="icon-button">
        <StudioIcon name="more" />
      </Button>
      <Popover className="menu-popover" placement="bottom end">
        <Menu className="menu" aria-label={text.label}>
          <MenuItem textValue={text.print} className="menu-item" onAction={() => window.print()}>
            <StudioIcon name="print" />
            {text.print}
          </MenuItem>
          <MenuItem
            href={`/export/submissions.csv?search=${reference}`}
            download
            textValue={text.download}
            className="menu-item"
          >
            <StudioIcon name="download" />
            {text.download}
          </MenuItem>
          {!putAside.state && (
            <MenuItem
              textValue={text.advertising}
              className="menu-item"
              onAction={() =>
                void fetcher.submit({ judge: "mark" }, { method: "post", action: `/people/${id}` })
              }
            >
              <StudioIcon name="alert" />
              {text.advertising}
            </MenuItem>
          )}
          {email && (
            <MenuItem
              href={`/people/erase?${new URLSearchParams({ email })}`}
              textValue={text.erase}
              className="menu-item text-error"
            >
              <StudioIcon name="erase" />
              {text.erase}
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
