import { type LinkRow, LinkRows } from "../../shell/link-rows.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";

/** The owner's guide in short (docs/owners-guide.md has more). */
const questions: readonly LinkRow[] = [
  {
    icon: "people",
    title: "Somebody has written. How do I answer?",
    note: "Open the person, choose one of your ready-made replies, and send it by WhatsApp or mail.",
    to: "/people",
  },
  {
    icon: "courses",
    title: "How do I add the next dates?",
    note: "Type a day, paste a column from Excel, or copy last year’s dates.",
    to: "/courses",
  },
  {
    icon: "price",
    title: "How do I change the price?",
    note: "Write the new tuition: every page that shows it follows.",
    to: "/courses#price",
  },
  {
    icon: "words",
    title: "How do I change a sentence?",
    note: "Open Website, choose the sentence on its page, and type.",
    to: "/website",
  },
  {
    icon: "picture",
    title: "How do I change a picture?",
    note: "Choose its place, then your photo, and mark what must stay visible.",
    to: "/website/pictures",
  },
  {
    icon: "today",
    title: "Why do visitors not see my change?",
    note: "They see it within seconds once you press Publish.",
    to: "/publish",
  },
  {
    icon: "history",
    title: "Can I take back what I have published?",
    note: "Yes. Each version is kept: look at it, or go back to it.",
    to: "/publish#earlier",
  },
  {
    icon: "erase",
    title: "How do I delete someone’s data?",
    note: "Type their e-mail address: you see what is stored, and delete it.",
    to: "/people/erase",
  },
  {
    icon: "technician",
    title: "Something does not work",
    note: "Send your technician the page made for them.",
    to: "/technician",
  },
];

/** What the owner may ask, each question with a link to the place that answers it. */
export default function Help() {
  return (
    <>
      <PageHeading
        title="Help"
        introduction="What you change and publish can be taken back. Only deleting a person is for good."
      />
      <div className="panel max-w-[42rem] py-2 sm:py-2">
        <LinkRows rows={questions} />
      </div>
    </>
  );
}
