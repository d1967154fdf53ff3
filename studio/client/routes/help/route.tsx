import { LinkRows } from "../../shell/link-rows.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { helpWords as text } from "./help-words.ts";

/** What the owner may ask, each question with a link to the place that answers it. */
export default function Help() {
  return (
    <div className="max-w-3xl">
      <PageHeading title={text.title} introduction={text.introduction} />
      <div className="panel py-0">
        <LinkRows rows={text.questions} />
      </div>
    </div>
  );
}
