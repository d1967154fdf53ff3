import { preload } from "react-dom";

import { useContent } from "../../content-context.tsx";
import { pictureAddress, pictureSet } from "./picture-address.ts";
import { pictureFormats, type Uploads } from "./picture-files.ts";

/** Tailwind classes, because the content security policy blocks `style` attributes. */
const positions = {
  "45% 50%": "object-[45%_50%]",
  // The initial value of `object-position`.
  "50% 50%": "",
  "50% 70%": "object-[50%_70%]",
  "55% 50%": "object-[55%_50%]",
  "62% 50%": "object-[62%_50%]",
  "68% 50%": "object-[68%_50%]",
  "70% 50%": "object-[70%_50%]",
  // The narrow picture is higher than its box, so that its sun is below the words.
  "78% 50%": "max-md:h-[122%] object-[78%_50%]",
  "80% 50%": "object-[80%_50%]",
  // The narrow picture is much taller than its box, and keeps its middle.
  "50% 100%": "md:object-bottom",
} as const;

/** Media queries for either side of the `md` breakpoint. */
const narrowScreens = "(width < 48rem)";
const wideScreens = "(width >= 48rem)";

interface PictureSource {
  file: string;
  width: number;
  height: number;
}

interface PictureProps extends PictureSource {
  alt: string;
  position?: keyof typeof positions;
  /** Another picture for screens below the `md` breakpoint. */
  narrow?: PictureSource;
  /** The `sizes` attribute: wider than the box if `object-fit` crops the sides; not for an SVG. */
  sizes?: string;
  /** Preloads the picture; for a picture above the fold. */
  priority?: boolean;
  className?: string;
}

/** A picture from app/pictures; the browser chooses the best format and width. */
export function ResponsivePicture({
  file,
  alt,
  width,
  height,
  position = "50% 50%",
  narrow,
  sizes,
  priority = false,
  className = "",
}: PictureProps) {
  const { uploads } = useContent();
  if (priority) {
    preloadPicture(file, uploads, sizes, narrow && wideScreens);
    if (narrow) preloadPicture(narrow.file, uploads, sizes, narrowScreens);
  }

  return (
    <picture>
      {narrow && <Sources {...narrow} sizes={sizes} media={narrowScreens} />}
      <Sources file={file} width={width} height={height} sizes={sizes} />
      <img
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        src={pictureAddress(file, "jpg", uploads)}
        alt={alt}
        width={width}
        height={height}
        className={`${positions[position]} ${className}`.trim()}
      />
    </picture>
  );
}

type SourcesProps = PictureSource & { sizes: string | undefined; media?: string };

function Sources({ file, ...attributes }: SourcesProps) {
  const { uploads } = useContent();
  return pictureFormats.map((format) => {
    const set = pictureSet(file, format, uploads);
    const isLast = format === "jpg";
    // For wide screens the img element itself is the JPEG fallback.
    if (!set || (isLast && !attributes.media)) return null;
    const type = isLast ? "image/jpeg" : `image/${format}`;
    return <source key={format} srcSet={set} type={type} {...attributes} />;
  });
}

/** Preloads the AVIF file: all browsers that support `imagesrcset` preloads support AVIF. */
function preloadPicture(
  file: string,
  uploads: Uploads,
  sizes: string | undefined,
  media: string | undefined,
) {
  const imageSrcSet = pictureSet(file, "avif", uploads);
  if (!imageSrcSet) return;
  preload(pictureAddress(file, "avif", uploads), {
    as: "image",
    type: "image/avif",
    fetchPriority: "high",
    imageSrcSet,
    ...(sizes && { imageSizes: sizes }),
    ...(media && { media }),
  });
}
