import * as z from "zod";

import { alt, code, files, heading, link, picture, words } from "./formats.ts";

/** testimonials.json: what people said, with a portrait of app/pictures/people. */
export const testimonials = z
  .strictObject({
    heading,
    testimonials: z
      .array(
        z.strictObject({
          name: words,
          text: words,
          portrait: code.meta({ isPicture: true }),
          about: words.exactOptional().meta({
            label: "Graduated when, teaches where",
            help: "One line, such as: Graduated in March 2026, teaches in Hanoi.",
          }),
          source: link.exactOptional().meta({
            label: "Where it was published",
            help: "A page that shows these words, such as your reviews on Google.",
          }),
          isSample: z.literal(true).exactOptional().meta({
            label: "Invented",
            help: "Remove the tick once the words are a real person’s.",
          }),
        }),
      )
      .min(1),
  })
  .meta({
    label: "Testimonials",
    places: ["/#testimonials", "/program#testimonials"],
  });

const captions = z.strictObject({
  language: code,
  label: words.meta({ label: "Name of the language" }),
  address: code.meta({ url: "subtitles" }),
});

const video = z.strictObject({
  title: words,
  poster: z
    .strictObject({ file: files.file, alt })
    .meta({ label: "Picture before it plays", isPicture: true }),
  /** The address of a file in public/, or of a page on YouTube or Vimeo. */
  address: code.meta({
    help: "Of a video on YouTube or Vimeo: https://youtu.be/…",
    url: "video",
  }),
  /** The same video in another format, for browsers that cannot play the first file. */
  secondFormat: z
    .strictObject({ address: code.meta({ url: "video" }) })
    .exactOptional()
    .meta({ isRare: true }),
  captions: z.array(captions).meta({ label: "Subtitles", isRare: true }),
});

/** videos.json: the section “REAL STORIES”, and the videos by subject. */
export const videos = z
  .strictObject({
    realStories: z.strictObject({ heading, introduction: words }),
    welcome: video,
    lesson: video,
    graduation: video,
  })
  .meta({
    label: "Videos",
    places: ["/#real-stories", "/aboutus#video", "/program#video", "/reviews#video"],
  });

export const gallery = z
  .strictObject({
    heading,
    introduction: words,
    pictures: z
      .array(
        z
          .strictObject({
            title: words,
            ...picture.shape,
            alt: alt.meta({ help: "One sentence, for people who cannot see it.", alt: "needed" }),
          })
          .meta({ isPicture: true }),
      )
      .min(1),
  })
  .meta({
    label: "Gallery",
    places: ["/reviews#gallery"],
  });

export const chat = z
  .strictObject({
    portrait: picture,
    replyTime: words.meta({ label: "How fast you answer" }),
    greeting: words,
  })
  .meta({
    label: "Chat",
    places: ["/"],
  });
