import type { NoticePart } from "#content/legal/privacy.ts";

/** A part of the privacy notice or the terms: a heading, paragraphs and an optional list. */
export function NoticeSection({ heading, paragraphs, list }: NoticePart) {
  return (
    <div>
      <h3 className="text-subtitle">{heading}</h3>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      {list && (
        <dl className="mt-5 space-y-4">
          {list.map(({ term, text, link }) => (
            <div key={term}>
              <dt className="font-semibold">
                {link ? (
                  <a href={link} className="text-link underline underline-offset-4">
                    {term}
                  </a>
                ) : (
                  term
                )}
              </dt>
              <dd className="text-muted-foreground">{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
