import { Carousel } from "./carousel.tsx";

const text = {
  label: "Numbers",
  row: "All numbers",
  carousel: "carousel",
  slide: "slide",
  position: (number: number, count: number) => `${number} of ${count}`,
  moved: (number: number, count: number) => `Number ${number} of ${count}`,
  previous: "Previous number",
  next: "Next number",
  show: (number: number, count: number) => `Show number ${number} of ${count}`,
};

const slides = ["One", "Two", "Three", "Four"].map((id) => ({
  id,
  content: <p className="rounded-2xl bg-muted p-8 text-center text-subtitle">{id}</p>,
}));

export const examples = {
  "two in view": (
    <Carousel
      text={text}
      slides={slides}
      columns="auto-cols-[calc((100%-1.5rem)/2)]"
      duration={500}
    />
  ),
};
