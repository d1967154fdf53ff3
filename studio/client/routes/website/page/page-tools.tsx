import { keysOf } from "#content/typed-keys.ts";
import { ToggleButton, ToggleButtonGroup } from "react-aria-components";
import { Link } from "react-router";

import { OptionalField } from "../../../shell/optional-field.tsx";
import { PageHeading } from "../../../shell/page-heading.tsx";
import { Options } from "../../../shell/select-field.tsx";
import { UndoButtons } from "../draft/saving-state.tsx";
import { websiteWords as text } from "../website-words.ts";

export type Width = keyof typeof text.widths;
export type Theme = keyof typeof text.themes;

interface PageToolsProps {
  pages: readonly { value: string; label: string }[];
  page: string;
  onPage: (page: string) => void;
  width: Width;
  onWidth: (width: Width) => void;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  isNarrow: boolean;
  onStep: (action: "undo" | "redo") => void;
  /** What stands at the end. */
  children: React.ReactNode;
}

/** What stands above the page: which page, how it is shown, and what was done. */
export function PageTools(props: PageToolsProps) {
  const { pages, page, onPage, width, onWidth, theme, onTheme, isNarrow, onStep, children } = props;
  return (
    <div className="page-tools mb-1 flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:flex-nowrap max-sm:gap-x-1">
      <PageHeading title={text.title} />
      <OptionalField label={text.page} isLabelHidden>
        {(control) => (
          <select
            {...control}
            value={page}
            onChange={({ currentTarget }) => onPage(currentTarget.value)}
          >
            <Options options={pages.map(({ value, label }) => [value, label])} />
          </select>
        )}
      </OptionalField>
      <Link to="/website/pictures" className="quiet-button shrink-0 max-sm:hidden">
        {text.pictures}
      </Link>
      {!isNarrow && (
        <>
          <Choice label={text.width} options={text.widths} chosen={width} onChoose={onWidth} />
          <Choice label={text.theme} options={text.themes} chosen={theme} onChoose={onTheme} />
        </>
      )}
      <UndoButtons onStep={onStep} />
      <a
        href={`/preview/saved/light${page}`}
        target="_blank"
        rel="noreferrer"
        className="quiet-button px-2.5 sm:hidden"
      >
        {text.preview}
      </a>
      {children}
    </div>
  );
}

interface ChoiceProps<Name extends string> {
  label: string;
  options: Readonly<Record<Name, string>>;
  chosen: Name;
  onChoose: (name: Name) => void;
}

/** A choice between two ways to look at the page. */
function Choice<Name extends string>(props: ChoiceProps<Name>) {
  const { label, options, chosen, onChoose } = props;
  const names = keysOf(options);
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[chosen]}
      onSelectionChange={(keys) => {
        const next = names.find((name) => keys.has(name));
        if (next) onChoose(next);
      }}
      className="flex rounded-full border border-border p-0.5"
    >
      {names.map((name) => (
        <ToggleButton
          key={name}
          id={name}
          className="min-h-10 cursor-pointer rounded-full px-3 text-[0.9375rem] font-medium text-muted-foreground data-focus-visible:outline-2 data-selected:bg-muted data-selected:text-foreground"
        >
          {options[name]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
