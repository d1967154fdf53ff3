import { Link } from "react-router";

import { StudioIcon } from "../../../shell/studio-icon.tsx";
import type { ContentFile } from "../../../../server/content/field-title.ts";
import { valueIn } from "../draft/draft-state.ts";
import { useEditor } from "../draft/use-draft.ts";
import { titleOf } from "../fields/field-path.ts";
import { websiteWords as text } from "../website-words.ts";
import type { Prompt } from "./page-marks.ts";
import { elsewhere, everywhere, type PageSection } from "./sections.ts";

interface PageTreeProps {
  sections: readonly PageSection[];
  prompts: readonly Prompt[];
  files: readonly ContentFile[];
  /** The part of the page under the mouse. */
  pointed: Element | undefined;
  onPoint: (area: Element | undefined) => void;
}

/** The parts of a page, its open questions, and the other ways to edit: pictures, and lists of fields. */
export function PageTree({ sections, prompts, files, pointed, onPoint }: PageTreeProps) {
  const { open } = useEditor();
  return (
    <nav aria-label={text.tree} className="page-tree">
      <Group title={text.onThisPage}>
        {sections.map((section) => (
          <Section key={section.path} {...section} pointed={pointed} onPoint={onPoint} />
        ))}
      </Group>
      {prompts.length > 0 && (
        <Group title={text.prompts}>
          {prompts.map(({ path, question }) => (
            <li key={path}>
              <button
                type="button"
                className="tree-item my-1 border border-dashed border-muted-foreground"
                onClick={() => open(path)}
              >
                {question}
              </button>
            </li>
          ))}
        </Group>
      )}
      <Group title={text.onAllPages}>
        {everywhere.map((path) => (
          <Section key={path} path={path} />
        ))}
        <li>
          <Link to="/website/pictures" className="tree-item">
            {text.allPictures} <span aria-hidden="true">→</span>
          </Link>
        </li>
      </Group>
      <details className="border-t border-border pt-2">
        <summary className="min-h-11 cursor-pointer px-3 py-2 font-medium text-link">
          {text.asList}
        </summary>
        <DocumentLinks files={files} />
      </details>
    </nav>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title} className="mb-4">
      <h2 className="px-3 pb-1 text-sm font-medium text-muted-foreground">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

type SectionProps = PageSection & Partial<Pick<PageTreeProps, "pointed" | "onPoint">>;

/** A part of the page, by its heading and a picture in it; pointed at together with its area. */
function Section({ path, area, isInner = false, picture, pointed, onPoint }: SectionProps) {
  const { state, facts, open } = useEditor();
  const title = titleOf(path, valueIn(state, path), facts);
  const place = elsewhere[path];
  const point = (to: Element | undefined) => () => onPoint?.(to);
  const item = {
    className: `tree-item ${isInner ? "pl-[4.5rem]" : ""}`,
    "data-pointed": area && area === pointed,
    onPointerEnter: point(area),
    onPointerLeave: point(undefined),
    onFocus: point(area),
    onBlur: point(undefined),
  };
  return (
    <li>
      {place ? (
        <Link to={place} {...item}>
          {area && <Thumbnail picture={picture} />}
          {title} <span aria-hidden="true">→</span>
        </Link>
      ) : (
        <button type="button" {...item} onClick={() => open(path)}>
          {area && !isInner && <Thumbnail picture={picture} />}
          <span className="line-clamp-2 min-w-0">{title}</span>
        </button>
      )}
    </li>
  );
}

function Thumbnail({ picture }: Pick<PageSection, "picture">) {
  return (
    <span className="tree-thumbnail">
      {picture ? <img src={picture} alt="" loading="lazy" /> : <StudioIcon name="text" />}
    </span>
  );
}

interface DocumentLinksProps {
  files: readonly ContentFile[];
  /** The name of the document that is open. */
  current?: string;
}

/** Where a document is edited in a list of fields, or at a place of its own. */
export const addressOfList = (name: string) => elsewhere[name] ?? `/website/${name}`;

const showEntry = (link: HTMLElement | null) => link?.scrollIntoView({ block: "nearest" });

/** Links to the documents as lists of fields. */
export function DocumentLinks({ files, current }: DocumentLinksProps) {
  return (
    <ul>
      {files.map(({ name, title }) => (
        <li key={name}>
          <Link
            ref={name === current ? showEntry : undefined}
            to={addressOfList(name)}
            className="tree-item"
            aria-current={name === current}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
