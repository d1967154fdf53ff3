import { type RefObject, useRef, useState } from "react";
import { MenuSection } from "react-aria-components";

import { type Step, stepsOf } from "#forms/steps.ts";

import type { ListedPerson } from "#studio/server/submissions/person-rows.ts";
import type { SubmissionRow } from "#studio/server/submissions/submission-rows.ts";
import { Item, MenuButton } from "../menu-button.tsx";
import { Notice, NoticeButton } from "../notice.tsx";
import { StudioIcon } from "../studio-icon.tsx";
import { useFocusAfterAction } from "../use-focus-after-action.ts";
import { usePageFetcher } from "../use-page-fetcher.ts";
import { stepLabels } from "#studio/contract/step-labels.ts";
import { stepsBefore } from "./steps-before.ts";

export type SteppedRow = Pick<SubmissionRow, "id" | "form" | "name" | "email" | "step"> &
  Pick<ListedPerson, "covers">;

/** Sets the steps of submissions, and tells what became of it in a sentence. */
export function useSteps() {
  const { says, isBusy, isDone, send } = usePageFetcher();
  return {
    says,
    isBusy,
    isDone,
    /** @param sent the letter that is kept with the step */
    set(row: SteppedRow, step: Step, sent?: { note: string; noteId: string }) {
      const values = new FormData();
      const posted = { id: row.id, name: calledIn(row), step, ...sent };
      for (const [name, value] of Object.entries(posted)) values.set(name, value);
      for (const id of row.covers) values.append("covers", id);
      for (const from of stepsBefore(row, step)) values.append("from", from);
      send(values, "/people/step");
    },
  };
}

/** Focuses an element after a step was set, if the pressed button has gone, and the focus with it. */
export function useFocusAfterStep(ref: RefObject<HTMLElement | null>, isWanted = true): void {
  const { isDone, says } = useSteps();
  useFocusAfterAction(isWanted && isDone && says, () =>
    document.activeElement === document.body ? ref.current : undefined,
  );
}

/** What became of a step, with the button that takes it back. */
export function StepNotice({ children }: { children?: React.ReactNode }) {
  const { says, undo, onSubmit } = usePageFetcher();
  const noticeRef = useRef<HTMLDivElement>(null);
  const [isTakenBack, setTakenBack] = useState(false);
  useFocusAfterStep(noticeRef, isTakenBack && undo === undefined);
  const actions = (
    <>
      {undo && (
        <NoticeButton
          action="/people/step"
          values={Object.entries(undo)}
          onSubmit={(event) => {
            setTakenBack(true);
            onSubmit(event);
          }}
        >
          Undo
        </NoticeButton>
      )}
      {children}
    </>
  );
  return (
    <div ref={noticeRef} tabIndex={-1}>
      <Notice actions={actions}>{says}</Notice>
    </div>
  );
}

/** What sentences about a submission's step call it. */
function calledIn({ form, name, email }: SteppedRow): string {
  if (form === "application") return name || email || "this application";
  return name ? `${name}’s message` : email || "this message";
}

/** The colour of a step, which only repeats its word. */
export function StepDot({ step }: { step: Step }) {
  return <span aria-hidden="true" className={`step-dot step-${step}`} />;
}

/** One button for each step, so that one press sets it; narrow screens have a menu. */
export function StepButtons({ row }: { row: SteppedRow }) {
  const { set } = useSteps();
  return (
    <>
      <span className="xl:hidden">
        <StepMenu row={row} />
      </span>
      <div role="group" aria-label={`Step of ${calledIn(row)}`} className="chips max-xl:hidden">
        {stepsOf(row.form).map((step) => (
          <button
            key={step}
            type="button"
            aria-pressed={step === row.step}
            data-step={step}
            className="chip"
            onClick={() => set(row, step)}
          >
            <StepDot step={step} />
            {stepLabels[step]}
          </button>
        ))}
      </div>
    </>
  );
}

/**
 * The step of a submission, as a button that offers the others.
 *
 * @param isAgain whether its applicant has written again, and waits for an answer
 */
export function StepMenu({ row, isAgain = false }: { row: SteppedRow; isAgain?: boolean }) {
  const { set } = useSteps();
  const button = (
    <>
      <StepDot step={row.step} />
      <span className="truncate">{stepLabels[row.step]}</span>
      <StudioIcon name="down" className="size-4 text-muted-foreground" />
    </>
  );
  return (
    <MenuButton
      label={`Step of ${calledIn(row)}: ${stepLabels[row.step]}`}
      button={button}
      buttonClass="step-menu"
      placement="bottom start"
    >
      {isAgain && (
        <Item icon="check" onAction={() => set(row, row.step)}>
          Mark as answered
        </Item>
      )}
      <MenuSection
        aria-label="Steps"
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[row.step]}
      >
        {stepsOf(row.form).map((step) => (
          <Item
            key={step}
            id={step}
            mark="after"
            before={<StepDot step={step} />}
            onAction={() => {
              if (step !== row.step) set(row, step);
            }}
          >
            {stepLabels[step]}
          </Item>
        ))}
      </MenuSection>
    </MenuButton>
  );
}
