import type { DayPart } from "../../../server/today/day-part.ts";

interface BayProps {
  part: DayPart;
  /** What stands on the water. */
  children?: React.ReactNode;
}

/** Banderas Bay in the light of the hour: the sun rises behind the hills, and sets over the sea. */
export function Bay({ part, children }: BayProps) {
  return (
    <div className={`bay bay-${part}`}>
      <Picture part={part} />
      {children}
    </div>
  );
}

function Picture({ part }: { part: DayPart }) {
  return (
    <svg viewBox="0 0 1600 280" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="bay-sky" x2="0" y2="1">
          <stop stopColor="var(--sky-top)" />
          <stop offset="0.7" stopColor="var(--sky-low)" />
        </linearGradient>
        <linearGradient id="bay-sea" x2="0" y2="1">
          <stop stopColor="var(--sea-far)" />
          <stop offset="0.14" stopColor="var(--sea-near)" />
        </linearGradient>
      </defs>
      <path fill="url(#bay-sky)" d="M0 0h1600v140H0z" />
      {part === "night" && <Stars />}
      <g fill="var(--sun)" className="bay-sun">
        <circle r="58" opacity="0.12" />
        <circle r="42" opacity="0.2" />
        <circle r="28" />
      </g>
      <path
        fill="var(--far)"
        d="M0 122c60 0 120 4 190 16H0zM960 138c70-6 130-36 200-46 50-6 80 16 130 8 60-10 100-60 170-66 60-4 100 32 160 28 60-4 110-30 200-36v112z"
      />
      <path
        fill="var(--near)"
        d="M0 130c40 0 80 2 120 8H0zM1070 138c70-6 150-20 230-22 70-2 100 10 160 2 70-10 120-42 190-42 60 0 110 16 170 14v48z"
      />
      <path fill="url(#bay-sea)" d="M0 138h1600v142H0z" />
      <path
        className="bay-glitter"
        stroke="var(--sun)"
        strokeWidth="3"
        opacity="0.75"
        d={GLITTER}
      />
      {part === "night" && <Lights />}
      <path
        stroke="#fff"
        strokeWidth="2"
        opacity="0.18"
        d={`M0 178${WAVES}M-40 214${WAVES}M0 252${WAVES}`}
      />
      <g transform="translate(1230 100)">
        <path fill="#fff8ea" d="M24 44V2q20 18 22 40zM20 44V10Q6 24 6 42z" />
        <path fill="var(--hull)" d="M0 46h52l-8 9H8z" />
      </g>
      <path className="bay-shade" d="M0 0h1600v280H0z" />
    </svg>
  );
}

/** Reflections on the water, below the sun. */
const GLITTER =
  "M-14 144h28M-20 150h14M4 150h20M-24 157h22M6 157h16M-16 164h18M12 164h14M-28 171h26M4 171h22M-18 178h20M10 178h16M-26 186h30M14 186h12M-16 194h34";

/** A line of waves across the picture. */
const WAVES = `q40-7 80 0${"t80 0".repeat(20)}`;

function Stars() {
  return (
    <path
      stroke="#ffe9a8"
      strokeWidth="3"
      d="M540 20h.1M600 60h.1M690 30h.1M760 70h.1M830 22h.1M900 52h.1M420 40h.1M310 70h.1M210 26h.1M120 58h.1M960 18h.1M1080 36h.1M1180 14h.1M60 24h.1M1330 22h.1"
    />
  );
}

function Lights() {
  return (
    <path
      stroke="#ffe9a8"
      strokeWidth="3"
      strokeDasharray="0 23 0 37 0 29"
      d="M1100 134h500M1220 126q120-12 240-8t340-34"
    />
  );
}
