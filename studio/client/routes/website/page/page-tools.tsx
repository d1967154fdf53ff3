import { NotLive } from "#studio/client/shell/frame/frame.tsx";
import { Options } from "#studio/client/shell/labelled-field.tsx";
import { PageHeading } from "#studio/client/shell/page-heading.tsx";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { UndoButtons } from "../draft/saving-state.tsx";

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
  /** What stands after the ways to look at the page. */
  children: React.ReactNode;
}

/** What stands above the page: which page, what was done, and how the page is shown. */
export function PageTools(props: PageToolsProps) {
  const { pages, page, onPage, view, onView, isNarrow, onStep, children } = props;
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
      <UndoButtons onStep={onStep} />
      <div className="ml-auto flex items-center">
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
        <a
          href={`/preview/saved/${view.dark ? "dark" : "light"}${page}`}
          target="_blank"
          title="Preview"
          className="tool-button max-[22rem]:hidden"
        >
          <StudioIcon name="external" />
          <span>Preview</span>
        </a>
        {children}
      </div>
      {!isNarrow && (
        <NotLive
          isPermanent
          className="flex items-center gap-3 text-sm lg:max-xl:[&>:first-child]:sr-only"
        />
      )}
    </div>
  );
}
