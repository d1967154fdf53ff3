import { useRef, useState } from "react";

import { Button } from "#app/ui/button/button.tsx";

import type { Draft } from "../../../../../contract/draft.ts";
import { Options, SelectField } from "../../../../shell/select-field.tsx";
import { type Look, lookNames, pageLabel, type PageOption, pageOptions } from "./look.ts";
import { keepPlace } from "./keep-place.ts";
import { previewWords as text } from "./preview-words.ts";
import { usePreviewFrame } from "./use-preview-frame.ts";

interface PreviewPanelProps {
  /** The id of the form that is previewed. */
  formId: string;
  /** Where the form is posted to. */
  action: string;
  places: readonly string[];
  look: Look;
  draft: Draft;
  /** The version of the saved file. */
  version: string;
  problem: string | undefined;
}

/** The site's pages with the form's values. Without JavaScript, a button updates them. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { formId, action, places, look, draft, version, problem } = props;
  const [width, setWidth] = useState(look.width);
  const [theme, setTheme] = useState(look.theme);
  const [page, setPage] = useState(look.page);
  const ref = useRef<HTMLIFrameElement>(null);
  const frame = usePreviewFrame(ref, { draft: draft.id, version, theme, page });
  const options = pageOptions(places);
  const [mistake] = draft.problems;
  const sentence = problem ?? frame.problem ?? (mistake && text.kept(mistake));

  return (
    <section id="preview" tabIndex={-1} aria-labelledby="preview-heading" className="preview-panel">
      <h2 id="preview-heading" className="text-subtitle">
        {text.heading}
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">{text.introduction}</p>
      <div className="mt-2 grid grid-cols-3 items-end gap-x-3 gap-y-2 max-sm:grid-cols-2">
        <SelectField
          form={formId}
          name={lookNames.page}
          label={text.page}
          value={page}
          onChange={({ target: { value } }) => {
            setPage(value);
            frame.open(value);
          }}
        >
          <Group label={text.shownHere} options={options.filter(({ isPlace }) => isPlace)} />
          <Group label={text.otherPages} options={options.filter(({ isPlace }) => !isPlace)} />
        </SelectField>
        <SelectField
          form={formId}
          name={lookNames.width}
          label={text.width}
          value={width}
          onChange={({ target: { value } }) => {
            keepPlace(ref.current);
            setWidth(value === "desktop" ? "desktop" : "phone");
          }}
        >
          <Options options={Object.entries(text.widths)} />
        </SelectField>
        <SelectField
          form={formId}
          name={lookNames.theme}
          label={text.theme}
          value={theme}
          onChange={({ target: { value } }) => setTheme(value === "dark" ? "dark" : "light")}
        >
          <Options options={Object.entries(text.themes)} />
        </SelectField>
        <noscript>
          <Button
            type="submit"
            form={formId}
            formAction={`${action}#preview`}
            variant="outline"
            name="intent"
            value="preview"
          >
            {text.show}
          </Button>
        </noscript>
      </div>
      <div aria-live="polite" className="mt-2 font-medium">
        {sentence && <p>{sentence}</p>}
        {frame.isLoading && <p>{text.loading}</p>}
      </div>
      <div className="preview-space" data-width={width}>
        <iframe
          ref={ref}
          src={frame.src}
          onLoad={() => setPage(pageAt(options, frame.onLoad()) ?? page)}
          sandbox="allow-same-origin"
          title={text.frame(pageLabel(page.replace(/#.*/, "")))}
          className="preview-frame"
        />
      </div>
    </section>
  );
}

/** The page option for a path that the preview shows, for example after a link was followed. */
function pageAt(options: readonly PageOption[], path: string | undefined): string | undefined {
  return options.find(({ value }) => value.replace(/#.*/, "") === path)?.value;
}

function Group({ label, options }: { label: string; options: readonly PageOption[] }) {
  if (options.length === 0) return null;
  return (
    <optgroup label={label}>
      <Options options={options.map((option) => [option.value, option.label])} />
    </optgroup>
  );
}
