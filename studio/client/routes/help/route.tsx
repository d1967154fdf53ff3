import { Link } from "react-router";

import { PageHeading } from "../../shell/page-heading.tsx";
import { helpWords as text } from "./help-words.ts";

/** The owner's guide in short, each part with a link to the place that it is about. */
export default function Help() {
  return (
    <>
      <PageHeading title={text.title} introduction={text.introduction} />
      <ul className="grid gap-x-12 border-b border-border lg:grid-cols-2">
        {text.topics.map(({ heading, text: sentences, link }) => (
          <li key={heading} className="border-t border-border py-5">
            <h2 className="text-subtitle">{heading}</h2>
            <p className="mt-1">{sentences}</p>
            <p className="mt-2">
              <Link to={link.to} className="inline-link">
                {link.label}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
