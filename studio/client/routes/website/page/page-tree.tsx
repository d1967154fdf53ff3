import { Link } from "react-router";

import type { ContentFile } from "../../../../server/content/field-title.ts";
import { websiteWords as text } from "../website-words.ts";
import type { Prompt } from "./page-marks.ts";
import { elsewhere, type PageSection } from "./sections.ts";

interface PageTreeProps {
  sections: readonly PageSection[];
  prompts: readonly Prompt[];
  /** The path of the section whose fields are open. */
  current: string | undefined;
  files: readonly ContentFile[];
  onOpen: (path: string) => void;
}

/** The parts of a page, its open questions, and the other way to edit: lists of fields. */
export function PageTree({ sections, prompts, current, files, onOpen }: PageTreeProps) {
  return (
    <nav aria-label={text.tree} className="page-tree">
      <ul>
        {sections.map(({ path, label }) => (
          <li key={path}>
            {elsewhere[path] ? (
              <Link to={elsewhere[path]} className="tree-item">
                {label} <span aria-hidden="true">→</span>
              </Link>
            ) : (
              <button
                type="button"
                className="tree-item"
                aria-current={path === current}
                onClick={() => onOpen(path)}
              >
                {label}
              </button>
            )}
          </li>
        ))}
        <li className="sm:hidden">
          <Link to="/website/pictures" className="tree-item">
            {text.pictures} <span aria-hidden="true">→</span>
          </Link>
        </li>
      </ul>
      {prompts.length > 0 && (
        <>
          <h2 className="mt-4 mb-1 px-3 text-sm text-muted-foreground">{text.prompts}</h2>
          <ul className="grid gap-1">
            {prompts.map(({ path, question }) => (
              <li key={path}>
                <button
                  type="button"
                  className="tree-item border border-dashed border-muted-foreground"
                  onClick={() => onOpen(path)}
                >
                  {question}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <details className="mt-4">
        <summary className="min-h-11 cursor-pointer px-3 py-2 font-medium text-link">
          {text.asList}
        </summary>
        <DocumentLinks files={files} />
      </details>
    </nav>
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
