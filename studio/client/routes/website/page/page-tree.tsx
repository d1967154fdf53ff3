import { Link } from "react-router";

import { documentNames } from "#content/schema/documents.ts";
import { isInCourses, placeUrl } from "#studio/contract/data-path.ts";
import { StudioIcon } from "#studio/client/shell/studio-icon.tsx";
import { useDraftState, useEditor } from "../draft/use-draft.ts";
import { nameOf, titleOf } from "../fields/field-path.ts";
import { everywhere, type PageSection, promptsOf } from "./sections.ts";

interface PageTreeProps {
  page: string;
  sections: readonly PageSection[];
}

/** The parts of a page, its open questions, and the other ways to edit: pictures, and lists of fields. */
export function PageTree({ page, sections }: PageTreeProps) {
  const { open } = useEditor();
  const prompts = promptsOf(
    useDraftState(({ documents }) => documents),
    page,
  );
  return (
    <nav aria-label="Sections of this page" className="page-tree">
      <Link to="/website/pictures" className="tree-item mb-2 font-medium text-link">
        <span className="tree-thumbnail">
          <StudioIcon name="picture" />
        </span>
        All pictures
      </Link>
      <Group title="On this page, from the top">
        {sections.map(({ path, picture }, index) => {
          const isAgainBelow = sections.slice(index + 1).some((other) => other.picture === picture);
          return <Section key={path} path={path} picture={isAgainBelow ? undefined : picture} />;
        })}
      </Group>
      {prompts.length > 0 && (
        <Group title="What people ask before they apply">
          {prompts.map(({ path, question }) => (
            <li key={path}>
              <button
                id={`tree-${path}`}
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
      <Group title="On all pages">
        {Object.keys(everywhere).map((path) => (
          <Section key={path} path={path} />
        ))}
      </Group>
      <details className="border-t border-border pt-2">
        <summary className="tree-item font-medium text-link">
          Edit as a list
          <StudioIcon name="down" className="ml-auto size-4" />
        </summary>
        <ul>
          {documentNames.map((name) => (
            <li key={name}>
              <Link to={placeUrl(name)} className="tree-item">
                {nameOf(name)}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title} className="mb-4">
      <h2 className="border-t border-border px-3 pt-3 pb-1 text-sm font-semibold">{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}

/** A part of the page, by its heading and a picture in it. */
function Section({ path, picture }: Pick<PageSection, "path" | "picture">) {
  const { open } = useEditor();
  const title = useDraftState((state) => titleOf(state, path));
  const isElsewhere = isInCourses(path);
  const shown = (
    <>
      <span className="tree-thumbnail">
        {picture ? (
          <img src={picture} alt="" loading="lazy" />
        ) : (
          <StudioIcon name={everywhere[path] ?? (isElsewhere ? "courses" : "text")} />
        )}
      </span>
      <span className="line-clamp-2 min-w-0 text-balance" title={title}>
        {title}
      </span>
    </>
  );
  return (
    <li>
      {isElsewhere ? (
        <Link to={placeUrl(path)} className="tree-item">
          {shown}
          <StudioIcon name="next" className="ml-auto size-4 text-link" />
        </Link>
      ) : (
        <button id={`tree-${path}`} type="button" className="tree-item" onClick={() => open(path)}>
          {shown}
        </button>
      )}
    </li>
  );
}
