import { close, open, read } from "node:fs";

/** How many reads of video files run at the same time; further reads wait. */
const MOST_READS = 2;

type ReadArguments = [fd: number, buffer: Buffer, offset: number, length: number, position: number];
type OnRead = (error: NodeJS.ErrnoException | null, bytes: number, buffer: Buffer) => void;

let reading = 0;
const waiting: (() => void)[] = [];

/**
 * The `fs` option of `createReadStream`, with queued reads. Without the queue, hundreds of videos
 * are read and written in one iteration of the event loop, and pages wait for seconds.
 */
export const queuedReads = { open, close, read: readInTurn };

function readInTurn(...[fd, buffer, offset, length, position, onRead]: [...ReadArguments, OnRead]) {
  waiting.push(() =>
    read(fd, buffer, offset, length, position, (...result) => {
      reading -= 1;
      onRead(...result);
      startNext();
    }),
  );
  startNext();
}

function startNext(): void {
  if (reading >= MOST_READS) return;
  const start = waiting.shift();
  if (!start) return;
  reading += 1;
  start();
}
