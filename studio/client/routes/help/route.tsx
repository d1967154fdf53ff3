import { type LinkRow, LinkRows } from "../../shell/link-rows.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { Panel } from "../../shell/panel.tsx";
import type { StudioIconName } from "../../shell/studio-icon.tsx";

/** The owner's guide in short (docs/owners-guide.md has more). */
const groups: readonly { heading: string; icon: StudioIconName; rows: readonly LinkRow[] }[] = [
  {
    heading: "People and courses",
    icon: "people",
    rows: [
      {
        title: "Somebody has written. How do I answer?",
        note: "Open the person, choose one of your ready-made replies, and send it by WhatsApp or mail.",
        to: "/people",
      },
      {
        title: "How do I add the next dates?",
        note: "Type a day, paste a column from Excel, or copy last year’s dates.",
        to: "/courses",
      },
      {
        title: "How do I change the price?",
        note: "Write the new tuition: every page that shows it follows.",
        to: "/courses#price",
      },
      {
        title: "How do I delete someone’s data?",
        note: "Type their e-mail address: you see what is stored, and delete it.",
        to: "/people/erase",
      },
    ],
  },
  {
    heading: "The website",
    icon: "website",
    rows: [
      {
        title: "How do I change a sentence?",
        note: "Open Website, choose the sentence on its page, and type.",
        to: "/website",
      },
      {
        title: "How do I change a picture?",
        note: "Choose its place, then your photo, and mark what must stay visible.",
        to: "/website/pictures",
      },
      {
        title: "Why do visitors not see my change?",
        note: "They see it within seconds once you press Publish.",
        to: "/publish",
      },
      {
        title: "Can I take back what I have published?",
        note: "Yes. Each version is kept: look at it, or go back to it.",
        to: "/publish#earlier",
      },
    ],
  },
  {
    heading: "Something does not work",
    icon: "technician",
    rows: [
      {
        title: "Send your technician the page made for them",
        note: "It says whether everything works, and sends it by WhatsApp or mail.",
        to: "/technician",
      },
    ],
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
      <div className="grid gap-5 lg:grid-cols-2">
        {groups.map(({ rows, ...group }) => (
          <Panel key={group.heading} {...group} className="lg:last:col-span-full">
            <LinkRows rows={rows} />
          </Panel>
        ))}
      </div>
    </>
  );
}
