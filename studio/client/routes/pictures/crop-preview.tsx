import { useBrowserValue } from "#app/ui/use-browser-state.ts";
import { type Focus, partAround, type Size } from "#content/pictures/picture-focus.ts";
import type { PictureShape } from "#content/pictures/picture-slots.ts";
import { SCRIM_COLOUR, scrims, type Scrim } from "#content/pictures/scrims.ts";

interface CropPreviewProps {
  label: string;
  source: string;
  picture: Size;
  shape: PictureShape;
  focus: Focus;
  scrim?: Scrim | undefined;
  /** The words that stand on the picture. */
  words?: string;
}

/** A crop of a photograph as a screen shows it, with the words that stand on it. */
export function CropPreview(props: CropPreviewProps) {
  const { label, source, picture, shape, focus, scrim = "none", words } = props;
  // Styles of elements work only once they are set by scripts.
  const hasScripts = useBrowserValue(() => true, false);
  const part = partAround(picture, shape, focus);
  const opacity = scrim === "beside" ? 0 : scrims[scrim];
  if (!hasScripts) return null;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1 text-sm font-medium">{label}</figcaption>
      <div
        style={{ aspectRatio: `${shape.width} / ${shape.height}` }}
        className="@container relative overflow-hidden rounded-lg border border-border"
      >
        <img
          src={source}
          alt=""
          draggable={false}
          className="absolute h-auto max-w-none"
          style={{
            width: percent(picture.width / part.width),
            left: percent(-part.left / part.width),
            top: percent(-part.top / part.height),
          }}
        />
        {words && scrim !== "beside" && (
          <p
            aria-hidden="true"
            className="absolute inset-0 p-[6%] font-heading leading-[1.05] text-cream"
            style={{ backgroundColor: `rgb(${SCRIM_COLOUR.join(" ")} / ${opacity})` }}
          >
            <span
              className={`block max-w-[10.6em] ${shape.width > shape.height ? "text-[6cqw]" : "text-[10cqw]"}`}
            >
              {words}
            </span>
          </p>
        )}
      </div>
    </figure>
  );
}

function percent(part: number): string {
  return `${part * 100}%`;
}
