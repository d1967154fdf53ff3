/** A wave at the edge of an area. Inline, because an SVG file as a mask would cost a request. */
export function Wave() {
  return (
    <svg aria-hidden="true" viewBox="0 0 1440 48" preserveAspectRatio="none" className="wave">
      <path d="M0 30C120 8 250 4 380 18s250 26 400 14 230-30 360-26 200 22 300 26v16H0z" />
    </svg>
  );
}
