import { gallery, galleryText, type GalleryItem } from "#content/gallery.ts";

import { pictureAddress } from "../ui/picture-address.ts";
import { Picture } from "../ui/picture.tsx";
import { Section } from "../ui/section.tsx";

/** Six pictures; each leads to itself in full. */
export function Gallery() {
  return (
    <Section id="gallery" heading={galleryText.heading} introduction={galleryText.introduction}>
      <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 md:gap-6">
        {gallery.map((item) => (
          <li key={item.title}>
            <GalleryLink {...item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function GalleryLink({ img, title }: GalleryItem) {
  return (
    <a href={pictureAddress(img.file, "webp")} className="group block rounded-2xl">
      <span className="block overflow-hidden rounded-2xl">
        <Picture
          {...img}
          className="aspect-4/3 h-auto w-full object-cover transition-transform duration-200 group-hover:scale-105"
        />
      </span>
      <span className="mt-3 block underline-offset-4 group-hover:underline">
        <span className="sr-only">{galleryText.open} </span>
        {title}
      </span>
    </a>
  );
}
