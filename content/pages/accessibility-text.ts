import type { NoticePart } from "../legal/privacy.ts";
import { accessibilityTitle } from "./accessibility.ts";
import { beach } from "./header-pictures.ts";

/** The accessibility page: a claim is true only while docs/accessibility-tests.md says how it is checked. */
export const accessibilityText = {
  description: (school: string) =>
    `Everybody should be able to use the website of ${school}: what we promise, how we check it, and where it still falls short.`,
  header: {
    title: accessibilityTitle,
    text: "Everybody should be able to read these pages and send both forms.",
    picture: beach,
  },
  heading: "Who can use these pages",
  floor: "As of 28 November 2026. WCAG 2.2 at level AA is the floor.",
  contents: "On this page",
  parts: (email: string): readonly NoticePart[] => [
    {
      heading: "What you can do",
      paragraphs: ["You can read every page and send both forms, in each of these ways."],
      list: [
        {
          term: "With a keyboard",
          text: "Every stop shows a clear focus ring, and nothing covers it. An application goes from the first page to its success without a mouse.",
        },
        {
          term: "With a screen reader",
          text: "Mistakes, outcomes, the chat and each new page are announced.",
        },
        {
          term: "With large letters",
          text: "Text at 200 %, wider spacing and 400 % zoom: no page scrolls sideways, and nothing is cut off, except a long choice in a closed list.",
        },
        {
          term: "In your colours",
          text: "Light, dark, forced colours and more contrast work.",
        },
        {
          term: "With less motion",
          text: "If your device asks for less, the pictures stand still until you press Play.",
        },
        {
          term: "Without JavaScript",
          text: "Forms, answers, dates, pictures, video, chat and menu all work.",
        },
      ],
    },
    {
      heading: "Is something in your way?",
      paragraphs: ["Tell us what you tried and what happened. Meanwhile we help you by mail."],
      list: [{ term: email, text: "Write to us about these pages.", link: `mailto:${email}` }],
    },
    {
      heading: "How we check it",
      paragraphs: ["Our tests run all of this."],
      list: [
        {
          term: "Every page",
          text: "In the light and the dark theme, on a phone and on a desktop, against the rules of WCAG 2.0 to 2.2 with axe-core. It finds nothing.",
        },
        { term: "Screen reader", text: "Orca reads the pages in Firefox." },
        {
          term: "Colours",
          text: "Words on pictures are measured pixel by pixel, and have a contrast of 4.5:1 or more.",
        },
        {
          term: "Fingers",
          text: "Buttons and fields are at least 44 px high, and every other target 24 px.",
        },
        {
          term: "Three browsers",
          text: "Chromium, Firefox, and WebKit, which has Safari’s engine.",
        },
      ],
    },
    {
      heading: "What is still missing",
      paragraphs: ["Nobody who depends on any of this has tried these pages yet."],
      list: [
        {
          term: "Other screen readers",
          text: "We have tried these pages with Orca only: NVDA, JAWS, VoiceOver and TalkBack may say some of it differently.",
        },
        {
          term: "After you send a form",
          text: "You may hear what became of it twice, or “Sending...” a moment late. An application then leads to the home page, whose heading you may not hear.",
        },
        {
          term: "Very large letters on a phone",
          text: "Headings, fields and the APPLY button grow less than twice, so that their longest words fit. Open a list to read a long choice to its end.",
        },
        {
          term: "The date of birth",
          text: "Your browser’s own date field, which some find hard to fill in.",
        },
        {
          term: "Videos",
          text: "There is no audio description: nobody says what only the pictures show.",
        },
      ],
    },
  ],
} as const;
