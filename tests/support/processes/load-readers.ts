/** Many people at once who read a page, again and again, until `isOver`. */
export async function readSteadily(options: {
  readersAtOnce: number;
  address: string;
  isOver: () => boolean;
  /** Told of every answer's status, or undefined where none came. */
  onAnswer: (status: number | undefined) => void;
}): Promise<void> {
  const readAgainAndAgain = async () => {
    while (!options.isOver()) options.onAnswer(await read(options.address));
  };
  await Promise.all(Array.from({ length: options.readersAtOnce }, readAgainAndAgain));
}

async function read(address: string): Promise<number | undefined> {
  try {
    const response = await fetch(address);
    await response.arrayBuffer();
    return response.status;
  } catch {
    return undefined;
  }
}
