import { Options } from "#studio/client/shell/labelled-field.tsx";
import { PageHeading } from "#studio/client/shell/page-heading.tsx";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { SavingState, UndoButtons } from "../draft/saving-state.tsx";

const views = [
  ["mobile", "On a phone"],
  ["dark", "Dark colours"],
] as const;

/** How the page is shown; unless otherwise said, as on a desktop by day. */
type View = Record<"mobile" | "dark", boolean>;

interface PageToolsProps {
  pages: readonly { value: string; label: string }[];
  page: string;
  onPage: (page: string) => void;
  view: View;
  onView: (view: View) => void;
  isNarrow: boolean;
  onStep: (action: "undo" | "redo") => void;
  /** What to do; false while a field is open, which says itself whether it is saved. */
  says: React.ReactNode;
  /** What stands after the ways to look at the page. */
  children: React.ReactNode;
}

/** What stands above the page: which page, what was done, and how the page is shown. */
export function PageTools(props: PageToolsProps) {
  const { pages, page, onPage, view, onView, isNarrow, onStep, says, children } = props;
  return (
    <div className="page-tools">
      <PageHeading title="Website" />
      <select
        aria-label="Page"
        value={page}
        onChange={({ currentTarget }) => onPage(currentTarget.value)}
        className="field-control w-auto font-medium max-sm:min-w-24 max-sm:flex-1 max-sm:bg-[position:right_0.75rem_center] max-sm:pr-9"
      >
        <Options options={pages.map(({ value, label }) => [value, label])} />
      </select>
      <div className="max-lg:order-last max-lg:basis-full max-lg:has-[svg]:mt-2 max-lg:has-[svg]:rounded-lg max-lg:has-[svg]:bg-muted max-lg:has-[svg]:px-3 max-lg:has-[svg]:py-2 lg:ml-auto lg:max-w-64">
        {says !== false && <SavingState isBrief>{says}</SavingState>}
      </div>
      <UndoButtons onStep={onStep} />
      <div className="flex items-center max-lg:ml-auto">
        {!isNarrow &&
          views.map(([name, label]) => (
            <button
              key={name}
              type="button"
              title={label}
              aria-pressed={view[name]}
              className="tool-button"
              onClick={() => onView({ ...view, [name]: !view[name] })}
            >
              <StudioIcon name={name} />
              <span>{label}</span>
            </button>
          ))}
        {children}
      </div>
    </div>
  );
}
