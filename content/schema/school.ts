import * as z from "zod";

import { networks } from "../school/navigation.ts";
import { everyPage } from "../school/page-paths.ts";
import { isTimeZone } from "../school/time-zone.ts";
import { keysOf } from "../typed-keys.ts";
import { code, count, mailbox, words } from "./formats.ts";

export const school = z
  .strictObject({
    name: words.meta({ part: "Name and place" }),
    place: words,
    timeZone: code
      .refine(isTimeZone, "is no time zone. Write one such as America/Mexico_City")
      .meta({ isTimeZone: true }),
    email: mailbox.meta({
      part: "How people reach you",
      label: "E-mail address",
      help: "Pages show it. Applications and messages are mailed here, unless your technician has set another address.",
    }),
    phone: code
      .regex(/^\+[\d ()-]{8,25}$/, "must begin with + and the country, such as +52 322 123 4567")
      .refine(
        (phone) => !phone.includes("(0)"),
        "has (0), which links and WhatsApp would dial. Write it as from abroad, such as +44 20 7946 0123",
      )
      .meta({ help: "With + and the country’s number. The chat leads to it on WhatsApp." }),
    mission: words.meta({ part: "Words on several pages" }),
    invitation: words,
    copyrightYear: count("a year").exactOptional().meta({
      label: "Year in the footer",
      help: "Shown in place of the present year.",
    }),
  })
  .meta({
    label: "School",
    places: ["/#contact", ...everyPage],
  });

export const socialLinks = z
  .array(
    z.strictObject({
      network: z.enum(keysOf(networks)).meta({ choices: networks }),
      address: code.meta({ label: "Your page there", url: "page" }),
    }),
  )
  .meta({
    label: "Social networks",
    places: ["/#contact"],
  });

export const offeredCountries = { specified: "USA, Canada and Mexico", all: "Every country" };

/** countries.json: the three countries of the specification, or all of them. */
export const countries = z
  .strictObject({
    offered: z.enum(["specified", "all"]).meta({
      label: "Countries in the application",
      choices: offeredCountries,
    }),
  })
  .meta({
    label: "Countries",
    places: ["/apply"],
  });

export const privacyFacts = z
  .strictObject({
    responsible: z.strictObject({ name: words, postalAddress: words }).meta({
      label: "Who is responsible",
    }),
    hosting: words.meta({
      part: "Who helps with the website",
      label: "Who runs the server, in which country",
    }),
    mail: words.meta({ label: "Who delivers the mails, in which country" }),
    retentionDays: count("a number of days").exactOptional().meta({
      label: "Days after which the server erases what visitors sent",
      help: "The same as the server’s setting. Leave it empty if it has none.",
      isRare: true,
    }),
  })
  .meta({
    label: "Privacy notice",
    places: ["/privacy"],
  });

/** The URL of a link in a list: another website or a mailbox. */
const target = code.regex(/^(?:https:\/\/|mailto:)/, "must begin with https:// or mailto:");

/** terms.json: null while the school has no terms. */
export const terms = z
  .strictObject({
    version: words.meta({ help: "A new one for every change, such as: 1, 3 March 2027." }),
    parts: z.array(
      z.strictObject({
        heading: words,
        paragraphs: z.array(words),
        list: z
          .array(z.strictObject({ term: words, text: words, link: target.exactOptional() }))
          .exactOptional(),
      }),
    ),
  })
  .nullable()
  .meta({
    label: "Terms",
    example: "what people pay when, and what happens if they cancel",
    places: ["/apply"],
  });
