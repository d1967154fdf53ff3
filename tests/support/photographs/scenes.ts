/** A person as a camera sees one: blurred by distance, lit from one side. */
interface Person {
  /** The middle of the face and its height, as fractions of the picture’s size. */
  x: number;
  y: number;
  size: number;
  skin: string;
  hair: string;
  shirt: string;
}

/** What a synthesised photograph shows. */
export interface Scene {
  name: string;
  width: number;
  height: number;
  /** From the top to the bottom: the light. */
  light: readonly string[];
  /** From the horizon, a fraction of the height, to the bottom. */
  ground: { at: number; near: string; far: string };
  /** A lamp, the sun or a window. */
  glow?: { x: number; y: number; size: number; colour: string };
  people?: readonly Person[];
  /** Multiplies all brightness: under 1 is underexposed. */
  exposure?: number;
}

const tan = { skin: "#c68c66", hair: "#2a1c16", shirt: "#d8d2c4" };
const pale = { skin: "#e8bda0", hair: "#8a5a2c", shirt: "#2f5d7c" };
const dark = { skin: "#6d4330", hair: "#16100e", shirt: "#c94f3d" };

const landscape = { width: 2000, height: 1500 };
const portrait = { width: 1500, height: 2000 };
const wide = { width: 2400, height: 1350 };

/** Light and places that a school’s phones will meet, easy and hard. */
export const scenes: readonly Scene[] = [
  {
    name: "noon-white-sky",
    ...landscape,
    light: ["#fdfefe", "#f2f7fa", "#dfecf2"],
    ground: { at: 0.62, near: "#c9b48a", far: "#7fb2b8" },
  },
  {
    name: "sunset-bay",
    ...wide,
    light: ["#20335a", "#8a4a6a", "#f08a4c", "#ffd27a"],
    ground: { at: 0.66, near: "#1c2c44", far: "#a86a4c" },
    glow: { x: 0.72, y: 0.6, size: 0.16, colour: "#fff0b0" },
  },
  {
    name: "night-malecon",
    ...landscape,
    light: ["#05070f", "#0b1020", "#1a1a2c"],
    ground: { at: 0.58, near: "#191512", far: "#3a2c20" },
    glow: { x: 0.3, y: 0.4, size: 0.08, colour: "#ffd890" },
    people: [{ x: 0.6, y: 0.55, size: 0.16, ...tan }],
  },
  {
    name: "face-far-left",
    ...landscape,
    light: ["#b8c4c0", "#a0aca4", "#8c948c"],
    ground: { at: 0.7, near: "#5a4a3c", far: "#8c7c68" },
    people: [{ x: 0.12, y: 0.42, size: 0.34, ...pale }],
  },
  {
    name: "face-top-right",
    ...landscape,
    light: ["#e8e2d4", "#d8cfbc"],
    ground: { at: 0.75, near: "#8c7458", far: "#b09878" },
    people: [{ x: 0.86, y: 0.2, size: 0.26, ...dark }],
  },
  {
    name: "face-at-bottom",
    ...portrait,
    light: ["#f4f8fa", "#c8dce6", "#9cbccc"],
    ground: { at: 0.55, near: "#3c6a70", far: "#5c9ca0" },
    people: [{ x: 0.5, y: 0.82, size: 0.2, ...tan }],
  },
  {
    name: "classroom-fluorescent",
    ...landscape,
    light: ["#eef4ec", "#dce8da", "#d0dccc"],
    ground: { at: 0.68, near: "#9a8a70", far: "#b8ac94" },
    glow: { x: 0.5, y: 0.04, size: 0.3, colour: "#ffffff" },
    people: [
      { x: 0.24, y: 0.52, size: 0.15, ...tan },
      { x: 0.5, y: 0.46, size: 0.16, ...pale },
      { x: 0.74, y: 0.54, size: 0.15, ...dark },
    ],
  },
  {
    name: "classroom-window",
    ...wide,
    light: ["#4a4238", "#6a5e4e", "#3c342c"],
    ground: { at: 0.72, near: "#2c241c", far: "#4c4032" },
    glow: { x: 0.9, y: 0.35, size: 0.4, colour: "#fffaf0" },
    people: [{ x: 0.42, y: 0.5, size: 0.2, ...tan }],
  },
  {
    name: "backlight",
    ...portrait,
    light: ["#fff4d8", "#ffe2a8", "#ffc878"],
    ground: { at: 0.8, near: "#2c1c14", far: "#6c4830" },
    glow: { x: 0.5, y: 0.3, size: 0.5, colour: "#fffdf4" },
    people: [{ x: 0.5, y: 0.44, size: 0.24, skin: "#5a3a2c", hair: "#120c0a", shirt: "#2c2420" }],
  },
  {
    name: "overcast-street",
    ...portrait,
    light: ["#d4d8da", "#c0c4c6", "#aeb2b2"],
    ground: { at: 0.6, near: "#6c6660", far: "#a09890" },
  },
  {
    name: "underexposed-room",
    ...landscape,
    light: ["#6a5a48", "#5a4a3c"],
    ground: { at: 0.7, near: "#3a2e24", far: "#4e4032" },
    people: [{ x: 0.64, y: 0.48, size: 0.24, ...dark }],
    exposure: 0.45,
  },
  {
    name: "flash",
    ...portrait,
    light: ["#241f1c", "#1a1614"],
    ground: { at: 0.85, near: "#0e0c0a", far: "#1c1814" },
    glow: { x: 0.5, y: 0.38, size: 0.44, colour: "#f8efe6" },
    people: [{ x: 0.48, y: 0.36, size: 0.36, ...pale }],
  },
  {
    name: "beach-white-sand",
    ...wide,
    light: ["#7fc4e8", "#b4e0f2", "#e4f4f8"],
    ground: { at: 0.5, near: "#fbf4e0", far: "#f0e6c8" },
  },
  {
    name: "two-faces-at-the-edges",
    ...wide,
    light: ["#9aa88c", "#7c8c70"],
    ground: { at: 0.7, near: "#48563c", far: "#64744e" },
    people: [
      { x: 0.08, y: 0.46, size: 0.3, ...tan },
      { x: 0.93, y: 0.44, size: 0.3, ...pale },
    ],
  },
  {
    name: "group-of-five",
    ...landscape,
    light: ["#c4dce8", "#a4c8d8"],
    ground: { at: 0.6, near: "#7a9460", far: "#94ac78" },
    people: [
      { x: 0.18, y: 0.5, size: 0.14, ...tan },
      { x: 0.34, y: 0.46, size: 0.15, ...dark },
      { x: 0.5, y: 0.5, size: 0.14, ...pale },
      { x: 0.66, y: 0.45, size: 0.15, ...tan },
      { x: 0.82, y: 0.5, size: 0.14, ...dark },
    ],
  },
  {
    name: "portrait-in-shade",
    ...portrait,
    light: ["#5c6c58", "#4c5c4a", "#3e4c3e"],
    ground: { at: 0.9, near: "#2c362c", far: "#3c483a" },
    people: [{ x: 0.5, y: 0.4, size: 0.42, ...tan }],
  },
  {
    name: "certificate-on-white",
    ...landscape,
    light: ["#ffffff", "#fbfaf6", "#f4f2ea"],
    ground: { at: 0.8, near: "#e8e4d8", far: "#f2efe6" },
  },
  {
    name: "tacos-under-a-lamp",
    ...landscape,
    light: ["#3c2414", "#5a341a"],
    ground: { at: 0.4, near: "#a8702c", far: "#6a3c1a" },
    glow: { x: 0.5, y: 0.55, size: 0.34, colour: "#ffd060" },
  },
  {
    name: "green-sierra",
    ...wide,
    light: ["#a8d0e0", "#cfe4e8", "#dceae4"],
    ground: { at: 0.45, near: "#1c3c24", far: "#5c8c5c" },
  },
  {
    name: "blue-hour-street",
    ...portrait,
    light: ["#1c2c54", "#2c4474", "#4a6490"],
    ground: { at: 0.62, near: "#141c30", far: "#2a3450" },
    glow: { x: 0.22, y: 0.5, size: 0.14, colour: "#ffcf80" },
    people: [{ x: 0.7, y: 0.6, size: 0.14, ...pale }],
  },
];
