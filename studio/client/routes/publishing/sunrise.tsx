/** The sun above the bay; it rises once if something has just gone live. */
export function Sunrise({ isRising }: { isRising: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 640 150"
      className={`sunrise ${isRising ? "sunrise-rises" : ""}`}
    >
      <rect width="640" height="150" className="sunrise-sky" />
      <g className="sunrise-sun">
        <circle cx="320" cy="78" r="40" className="sunrise-disc" />
        {Array.from({ length: 9 }, (_, ray) => (
          <path
            key={ray}
            d="M320 22v-12"
            transform={`rotate(${(ray - 4) * 22.5} 320 78)`}
            className="sunrise-ray"
          />
        ))}
      </g>
      <path
        d="M0 112c60-26 110-30 170-8 40 14 84 12 150 12s120 4 170-8c50-12 96-10 150 6v36H0z"
        className="sunrise-hills"
      />
      <path d="M0 122h640v28H0z" className="sunrise-sea" />
      <path
        d="M276 132h88M292 140h56M120 134h46M470 136h60M40 142h50M570 143h42"
        className="sunrise-light"
      />
    </svg>
  );
}
