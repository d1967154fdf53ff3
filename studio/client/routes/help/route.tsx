import { Link } from "react-router";

import { useMediaQuery } from "#app/ui/use-browser-state.ts";

import { Drawing } from "../../shell/drawings/empty.tsx";
import { type LinkRow, LinkRows } from "../../shell/link-rows.tsx";
import { PageHeading } from "../../shell/page-heading.tsx";
import { StudioIcon, type StudioIconName } from "../../shell/studio-icon.tsx";

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
        title: "How do I move someone to the next step?",
        note: "Choose it in the list, or below the person’s name. After a reply, “Yes, I sent it” does it.",
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
        note: "Type their e-mail address, and see what is stored.",
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
        title: "How do I change our phone number?",
        note: "Write it once: every page, and WhatsApp, follow.",
        to: "/website/school?field=phone",
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
];

/** What the owner may ask, each question with a link to the place that answers it. */
export default function Help() {
  const isWide = useMediaQuery("(width >= 40rem)");
  return (
    <>
      <PageHeading
        title="Help"
        introduction="What you change and publish can be taken back. Only deleting a person is for good."
      />
      <div className="grid gap-5 lg:grid-cols-2">
        {groups.map(({ heading, icon, rows }) => (
          <details key={heading} open={isWide} className="group panel">
            <summary className="panel-heading mb-0 min-h-11 cursor-pointer group-open:mb-3">
              <StudioIcon name={icon} className="round-icon" />
              <h2 className="flex-1 text-subtitle">{heading}</h2>
              <StudioIcon name="down" className="size-5 text-link" />
            </summary>
            <LinkRows rows={rows} />
          </details>
        ))}
        <section className="panel grid items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)] lg:col-span-full">
          <Drawing drawing="bottle" className="w-full sm:w-52" />
          <div>
            <h2 className="font-heading text-2xl">Not here? Ask your technician</h2>
            <p className="mt-1 mb-4 max-w-prose">
              Whoever set the website up looks after it. One page says whether everything works, and
              goes to them by WhatsApp or mail.
            </p>
            <Link to="/technician" className="small-button">
              Write to my technician
            </Link>
          </div>
        </section>
      </div>
    </>
  );
}
