import { Button, Menu, MenuItem, MenuTrigger, Popover } from "react-aria-components";
import type { FetcherWithComponents } from "react-router";

import { stepsOf } from "#forms/steps.ts";

import { StudioIcon } from "../studio-icon.tsx";
import { calledIn, postStep, type SteppedRow } from "./post-step.ts";
import { StepDot } from "./step-dot.tsx";
import { stepWords } from "./step-words.ts";

interface StepMenuProps {
  row: SteppedRow;
  fetcher: FetcherWithComponents<unknown>;
  /** The address of a page whose action calls setStep. */
  action: string;
}

/** The step of a submission, as a button that offers the others. */
export function StepMenu({ row, fetcher, action }: StepMenuProps) {
  const label = stepWords.menu(calledIn(row), stepWords.steps[row.step]);
  return (
    <MenuTrigger>
      <Button aria-label={label} className="step-menu">
        <StepDot step={row.step} />
        <span className="truncate">{stepWords.steps[row.step]}</span>
        <StudioIcon name="down" className="size-4 text-muted-foreground" />
      </Button>
      <Popover className="menu-popover" placement="bottom start">
        <Menu
          aria-label={label}
          className="menu"
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[row.step]}
        >
          {stepsOf(row.form).map((step) => (
            <MenuItem
              key={step}
              id={step}
              textValue={stepWords.steps[step]}
              className="menu-item"
              onAction={() => {
                if (step !== row.step) postStep(fetcher, action, row, step);
              }}
            >
              <StepDot step={step} />
              {stepWords.steps[step]}
              <StudioIcon name="check" className="menu-check ml-auto size-5" />
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
