import { useState } from "react";

import { Button } from "../../ui/button/button.tsx";
import { VideoModal, type VideoModalSize } from "./video-modal.tsx";

function VideoExample({ size, address }: { size: VideoModalSize; address: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button type="button" variant="outline" onClick={() => setOpen(true)}>
        Play
      </Button>
      {isOpen && (
        <VideoModal
          title="A video"
          size={size}
          address={address}
          captions={[]}
          poster={undefined}
          close="Close the video"
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

export const examples = {
  "in steps": <VideoExample size="stepped" address="/video/sample.mp4" />,
  even: <VideoExample size="even" address="/video/sample.mp4" />,
  "of Vimeo": <VideoExample size="even" address="https://vimeo.com/76979871" />,
};
