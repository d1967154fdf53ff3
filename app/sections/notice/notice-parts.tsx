import type { NoticePart } from "#content/legal/privacy.ts";

interface NoticePartsProps {
  /** The prefix of the parts' ids: `english` in `english-1`. */
  id: string;
  /** The name of the table of contents, which phones open by it. */
  contents: string;
  parts: readonly NoticePart[];
}

/** From how many parts on a table of contents helps. */
const MANY_PARTS = 4;

/** The numbered parts of the privacy notice or the terms; a table of contents if they are many. */
export function NoticeParts({ id, contents, parts }: NoticePartsProps) {
  return (
    <div className="notice">
      {parts.length >= MANY_PARTS && (
        <nav aria-label={contents}>
          <details className="folded-on-phones">
            <summary>{contents}</summary>
            <ol>
              {parts.map(({ heading }, index) => (
                <li key={heading}>
                  <a href={`#${id}-${index + 1}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </details>
        </nav>
      )}
      <div className="notice-parts">
        {parts.map((part, index) => (
          <div key={part.heading} id={`${id}-${index + 1}`}>
            <h3>{part.heading}</h3>
            {part.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {part.list && (
              <dl>
                {part.list.map(({ term, text, link }) => (
                  <div key={term}>
                    <dt>{link ? <a href={link}>{term}</a> : term}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
