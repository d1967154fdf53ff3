import { useState } from "react";

import { Button } from "../button/button.tsx";
import { Lightbox } from "./lightbox.tsx";

const text = {
  label: "Pictures",
  close: "Close",
  previous: "Previous picture",
  next: "Next picture",
  position: (number: number, count: number) => `${number} of ${count}`,
};

const items = ["beach", "street", "whale"].map((name) => ({
  title: `The ${name}`,
  img: { file: `gallery/gallery-${name}`, alt: `Illustration: ${name}`, width: 1200, height: 900 },
}));

function LightboxExample() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="button" variant="outline" onClick={() => setOpen(true)}>
        Three pictures
      </Button>
      {isOpen && <Lightbox text={text} items={items} initial={0} onClose={() => setOpen(false)} />}
    </>
  );
}

export const examples = { lightbox: <LightboxExample /> };
