import * as z from "zod";

import { heading, link, picture, words } from "./formats.ts";

/** testimonials.json: what people said, with a portrait of app/pictures/people. */
export const testimonials = z.strictObject({
  heading,
  testimonials: z
    .array(
      z.strictObject({
        name: words,
        text: words,
        portrait: words,
        /** When the person graduated and where they teach, in one line. */
        about: words.exactOptional(),
        /** Where the words were published, such as a page of reviews. */
        source: link.exactOptional(),
        /** Marks an invented testimonial to replace; `npm run check:content` lists them. */
        isSample: z.literal(true).exactOptional(),
      }),
    )
    .min(1),
});

const captions = z.strictObject({ language: words, label: words, address: words });

const video = z.strictObject({
  title: words,
  poster: z.strictObject({ file: words, alt: z.string() }),
  /** The address of a file in public/, or of a page on YouTube or Vimeo. */
  address: words,
  /** The same video in another format, for browsers that cannot play the first file. */
  secondFormat: z.strictObject({ address: words }).exactOptional(),
  captions: z.array(captions),
});

/** videos.json: the section “REAL STORIES”, and the videos by subject. */
export const videos = z.strictObject({
  realStories: z.strictObject({ heading, introduction: words }),
  welcome: video,
  lesson: video,
  graduation: video,
});

/** gallery.json */
export const gallery = z.strictObject({
  heading: words,
  introduction: words,
  pictures: z.array(z.strictObject({ title: words, ...picture.shape })).min(1),
});

/** chat.json */
export const chat = z.strictObject({ portrait: picture, replyTime: words, greeting: words });
