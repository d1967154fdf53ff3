/**
 * A wave at the edge of an area, wider than its box, which hides the sides. Inline, because an SVG
 * file as a mask would cost a request.
 */
export function Wave() {
  return (
    <svg aria-hidden="true" viewBox="0 0 1440 48" preserveAspectRatio="none" className="wave">
      <path d="M-9 30C120 8 250 4 380 18s250 26 400 14 230-30 360-26 200 22 310 26v19H-9z" />
    </svg>
  );
}
