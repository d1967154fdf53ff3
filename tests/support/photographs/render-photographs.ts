import { join } from "node:path";
import sharp from "sharp";

import { type Scene, scenes } from "./scenes.ts";

/* Renders the photographs of scenes.ts beside this file: node tests/support/photographs/render-photographs.ts */

/** Of WebP: as a messenger app sends photos. */
const QUALITY = 34;

for (const scene of scenes) {
  await sharp(Buffer.from(drawingOf(scene)))
    .modulate({ brightness: scene.exposure ?? 1 })
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(join(import.meta.dirname, `${scene.name}.webp`));
}

/** Gradients of light, the noise of leaves, walls and sensors, and people out of soft shapes. */
function drawingOf({ width, height, light, ground, glow, people = [] }: Scene): string {
  const stops = light.map(
    (colour, index) => `<stop offset="${index / (light.length - 1)}" stop-color="${colour}"/>`,
  );
  const horizon = ground.at * height;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs>
      <linearGradient id="light" x2="0.15" y2="1">${stops.join("")}</linearGradient>
      <linearGradient id="ground" x2="0" y2="0.5">
        <stop stop-color="${ground.far}"/><stop offset="1" stop-color="${ground.near}"/>
      </linearGradient>
      <radialGradient id="glow">
        <stop stop-color="${glow?.colour}"/>
        <stop offset="0.3" stop-color="${glow?.colour}" stop-opacity="0.75"/>
        <stop offset="1" stop-color="${glow?.colour}" stop-opacity="0"/>
      </radialGradient>
      <filter id="noise" x="0" y="0" width="1" height="1">
        <feTurbulence type="fractalNoise" baseFrequency="0.004 0.011" numOctaves="6" seed="7"/>
        <feColorMatrix values="0 0 0 0 0.5  0 0 0 0 0.45  0 0 0 0 0.4  0.9 0.9 0 0 -0.75"/>
      </filter>
      <filter id="soft" x="-0.2" y="-0.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="${width / 500}"/></filter>
      <filter id="softer" x="-0.2" y="-0.5" width="1.4" height="2"><feGaussianBlur stdDeviation="${width / 160}"/></filter>
    </defs>
    <rect width="100%" height="100%" fill="url(#light)"/>
    <g filter="url(#softer)">
      ${hills(width, horizon, ground.far)}
      <rect y="${horizon}" x="-20%" width="140%" height="${2 * height}" fill="url(#ground)"/>
    </g>
    <rect width="100%" height="100%" filter="url(#noise)" opacity="0.35"/>
    ${glow ? `<ellipse cx="${glow.x * width}" cy="${glow.y * height}" rx="${glow.size * width}" ry="${glow.size * width}" fill="url(#glow)"/>` : ""}
    ${people.map((person) => figure(person, width, height)).join("")}
  </svg>`;
}

function hills(width: number, horizon: number, colour: string): string {
  const tops = [0.1, 0.32, 0.55, 0.8].map((x, index) => {
    const [rx, ry] = [width * 0.2, horizon * (0.14 + 0.05 * (index % 3))];
    return `<ellipse cx="${x * width}" cy="${horizon}" rx="${rx}" ry="${ry}" fill="${colour}"/>`;
  });
  return `<g opacity="0.7">${tops.join("")}</g>`;
}

function figure(
  { x, y, size, skin, hair, shirt }: NonNullable<Scene["people"]>[number],
  width: number,
  height: number,
): string {
  const unit = (size * height) / 2;
  const at = `translate(${x * width} ${y * height}) scale(${unit})`;
  return `<g filter="url(#soft)"><g transform="${at}">
    <path d="M-2 40V4C-2 1.6-.9 1.25 0 1.25S2 1.6 2 4V40z" fill="${shirt}"/>
    <ellipse cy="-.22" rx=".86" ry="1.02" fill="${hair}"/>
    <rect x="-.3" y=".7" width=".6" height=".8" fill="${skin}"/>
    <ellipse rx=".68" ry=".92" fill="${skin}"/>
    <ellipse cx=".3" rx=".4" ry=".8" fill="#fff" opacity=".1"/>
    <path d="M-.7-.45C-.5-1-.1-.8.2-.85S.7-.7.7-.4C.7-1.1.3-1.2 0-1.2S-.75-1-.7-.45z" fill="${hair}"/>
    <ellipse cx="-.26" cy="-.1" rx=".09" ry=".05" fill="#241610"/>
    <ellipse cx=".26" cy="-.1" rx=".09" ry=".05" fill="#241610"/>
    <path d="M-.24.42Q0 .62.24.42Q0 .5-.24.42z" fill="#7c2c2c"/>
    <path d="M-.05.15Q0 .24.07.15" fill="none" stroke="#000" stroke-opacity=".25" stroke-width=".04"/>
  </g></g>`;
}
