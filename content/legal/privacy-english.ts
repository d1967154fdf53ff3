import { applicationFields, applicationFieldTexts } from "../form-texts/application-form.ts";
import { isMissing, type NoticeFacts } from "./notice-facts.ts";
import type { PrivacyNotice } from "./privacy.ts";

/** The privacy notice in English. Make every change in `privacy-spanish.ts`, too. */
export function privacyEnglish({ school, privacyFacts }: NoticeFacts): PrivacyNotice {
  const { responsible, hosting, mail, retentionDays } = privacyFacts;
  const { name, postalAddress } = responsible;
  const controller = isMissing(name) ? school.name : `${name}, known as ${school.name},`;
  const address = isMissing(postalAddress) ? "" : ` Its address is ${postalAddress}.`;
  return {
    language: "en",
    id: "english",
    heading: "What we do with what you tell us",
    version: "Version 5, 26 November 2026",
    other: { language: "es", id: "espanol", label: "Léelo en español" },
    parts: [
      {
        heading: "Who is responsible",
        paragraphs: [
          `${controller} is responsible for the personal data that you give us on this site.${address}`,
        ],
        list: [
          {
            term: school.email,
            text: "Write to us about your data.",
            link: `mailto:${school.email}`,
          },
        ],
      },
      {
        heading: "What we collect",
        paragraphs: ["All of it comes from you, and only when you send it, except our own notes."],
        list: [
          {
            term: "The application form",
            text: `${applicationFields.map((field) => applicationFieldTexts[field].label).join("\u00a0· ")}. Every field is needed to consider an application; where one does not apply to you, “None” is an answer.`,
          },
          {
            term: "The contact form",
            text: "Your email and your message. Both are needed to answer you.",
          },
          {
            term: "With each of them",
            text: "When it reached us, the time zone of your browser, to call you at a good hour, and where your visit came from: the campaign in the address of your first page, and the site that linked to us.",
          },
          {
            term: "Your network address",
            text: "Counted for an hour, so that nobody can flood the site, and then forgotten. It is not kept with what you sent.",
          },
        ],
      },
      {
        heading: "What we do not ask for",
        paragraphs: [
          "We ask for no sensitive data, such as your health, your beliefs, your origin or your private life. Please write none.",
        ],
      },
      {
        heading: "What we use it for",
        paragraphs: [],
        list: [
          {
            term: "Primary purposes",
            text: "To consider your application, send you a receipt for it, contact you, hold the interview with you, book your place and settle the fees; to answer your message; and to protect the forms against abuse.",
          },
          {
            term: "Secondary purposes",
            text: "We count where applications and messages came from, unless you tell us not to. We send no advertising and no newsletter, we make no profiles, and we sell nothing. For any other use we would ask you first.",
          },
        ],
      },
      {
        heading: "Why we may",
        paragraphs: [
          "Under Mexican law (Ley Federal de Protección de Datos Personales en Posesión de los Particulares, of 20 March 2025): because you agree, by sending a form beside which you find this notice, and because you ask us for a place on the course.",
          "Where the General Data Protection Regulation of the European Union applies: for applications, because you ask us to take steps before a contract (Article\u00a06(1)(b)); for messages, the protection of the forms and counting where visits came from, because we have a legitimate interest in answering those who write to us and in keeping the site working and found (Article\u00a06(1)(f)).",
        ],
      },
      {
        heading: "Who receives it",
        paragraphs: [
          "The people at the school who deal with applications and messages. The companies that run our server and carry our mails work on our behalf and may use the data for nothing else. We pass the data on to nobody else, unless a law obliges us to.",
        ],
        list: [
          {
            term: "Hosting",
            text: `The server that keeps what you send is run by ${isMissing(hosting) ? "a hosting company" : hosting}.`,
          },
          {
            term: "Mail",
            text: `What you send reaches us by e-mail, and an applicant gets a receipt, at most three a day. Our mails are carried by ${isMissing(mail) ? "a mail company" : mail}, and yours by the company that has your mailbox.`,
          },
          {
            term: "WhatsApp",
            text: "The chat on this site sends nothing by itself. When you press send, WhatsApp opens in a new tab with your message; from then on the terms of WhatsApp apply.",
          },
          {
            term: "Videos",
            text: "Videos of our own play from this site. Where a video is on YouTube or Vimeo, its player is loaded only once you press play, and that company then learns your network address.",
          },
        ],
      },
      {
        heading: "Where it goes",
        paragraphs: [
          "We are in Mexico. If you write to us from another country, your data come to us in Mexico, because you send them there. The European Commission has not decided that Mexico protects data as the European Union does.",
        ],
      },
      {
        heading: "What stays on your device",
        paragraphs: [
          "This site sets no cookies, follows nobody, counts nobody, and loads nothing from anybody else before you click. Your browser keeps the following for you, and sends it only with a form:",
        ],
        list: [
          {
            term: "Your answers",
            text: "What you type into the application form and the start date that you chose, until you have sent it, pressed “Clear my answers”, or not opened the form for 30 days. “Continue on another device” puts them into a link or a file; whoever has it can read them.",
          },
          {
            term: "Your message",
            text: "What you have typed into the contact form and not sent when you leave a page, and where your visit came from, until you close the tab.",
          },
          { term: "Your theme", text: "Light or dark, once you have chosen it." },
        ],
      },
      {
        heading: "How long we keep it",
        paragraphs: [
          "We keep applications and messages for as long as we need them to deal with what you asked for, after that only for as long as a law obliges us to, and then we erase them.",
          ...(retentionDays
            ? [
                `Our server erases them ${retentionDays} days after it got them, once they have reached us.`,
              ]
            : []),
          "The server’s own records of its work and of errors in browsers name no person and no network address.",
        ],
      },
      {
        heading: "Your rights",
        paragraphs: ["You may ask at any time, and free of charge:"],
        list: [
          { term: "Access", text: "to see which data we have of you, and how we use them." },
          { term: "Rectification", text: "to have them put right." },
          { term: "Cancellation", text: "to have them erased." },
          { term: "Opposition", text: "that we do not use them, or not for some purpose." },
          {
            term: "Consent and limits",
            text: "to take back your consent, or to limit how we use your data or whom we show them to. What happened before stays lawful.",
          },
          {
            term: "Also under the European regulation",
            text: "to have their use restricted, and to get them in a form that a machine can read, or have them sent on to somebody else.",
          },
        ],
      },
      {
        heading: "How to use your rights",
        paragraphs: [
          `Write to ${school.email} with your name, how we can answer you, a document that shows who you are (or that you speak for that person), what you ask for and which data it is about, and whatever helps us to find them. To have something put right, tell us what, and add a document that shows it.`,
          "We answer within 20 working days, and do what we then owe you within another 15 working days. Where the European regulation applies, we answer within a month.",
        ],
      },
      {
        heading: "No decision by machine",
        paragraphs: [
          "No machine decides anything about you. A form in which a field that people cannot see was filled in is put aside, because a program did that; a person can look at it and let it through.",
        ],
      },
      {
        heading: "If you are not content",
        paragraphs: ["You may complain to an authority:"],
        list: [
          {
            term: "In Mexico, the Secretaría Anticorrupción y Buen Gobierno",
            text: "within 15 working days of our answer, or as soon as our time to answer is over.",
            link: "https://www.gob.mx/buengobierno",
          },
          {
            term: "In the European Union, the data protection authority",
            text: "of the country where you live or work, or where you think that the rules were broken.",
            link: "https://www.edpb.europa.eu/about-edpb/about-edpb/members_en",
          },
        ],
      },
      {
        heading: "Changes to this notice",
        paragraphs: ["A new notice stands on this page, with a new version and date."],
      },
    ],
  };
}
