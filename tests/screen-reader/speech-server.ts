import { createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";

/** Constant responses to commands of SSIP, the protocol of Speech Dispatcher. */
const fixedAnswers: readonly (readonly [RegExp, string])[] = [
  [/^(CANCEL|STOP)/, "210 OK CANCELED"],
  [/^SET /, "208 OK SET"],
  [/^GET /, "251-0\r\n251 OK GET RETURNED"],
  [/^HISTORY GET CLIENT_ID/, "245-1\r\n245 OK CLIENT ID SENT"],
  [/^LIST OUTPUT_MODULES/, "250-none\r\n250 OK MODULE LIST SENT"],
  [/^LIST SYNTHESIS_VOICES/, "249-none\ten\tnone\r\n249 OK VOICE LIST SENT"],
  [/^QUIT/, "231 HAPPY HACKING"],
];

/**
 * Fakes Speech Dispatcher: receives a screen reader's utterances, and reports each as spoken.
 * @param path of the Unix socket to listen on
 * @param onSpeech called with each utterance, but not with the echo of single keys
 */
export async function startSpeechServer(path: string, onSpeech: (words: string) => void) {
  const clients = new Set<Socket>();
  const server = createServer((socket) => {
    clients.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => clients.delete(socket));
    serve(socket, onSpeech);
  });
  await new Promise<void>((resolve) => {
    server.listen(path, resolve);
  });
  return {
    close() {
      for (const client of clients) client.destroy();
      server.close();
    },
  };
}

function serve(socket: Socket, onSpeech: (words: string) => void): void {
  let id = 0;
  /** The lines of the utterance that is being received. */
  let lines: string[] | undefined;
  const answer = (...answers: string[]) => socket.write(`${answers.join("\r\n")}\r\n`);

  createInterface(socket).on("line", (line) => {
    if (lines && line !== ".") {
      lines.push(line.startsWith("..") ? line.slice(1) : line);
    } else if (lines) {
      id += 1;
      onSpeech(plainText(lines.join(" ")));
      lines = undefined;
      answer(`225-${id}`, "225 OK MESSAGE QUEUED");
      for (const event of ["701 BEGIN", "702 END"]) {
        const code = event.slice(0, 3);
        answer(`${code}-${id}`, `${code}-1`, event);
      }
    } else if (/^SPEAK$/i.test(line)) {
      lines = [];
      answer("230 OK RECEIVING DATA");
    } else if (/^(CHAR|KEY) /i.test(line)) {
      answer("225 OK MESSAGE QUEUED");
    } else {
      const [, fixed] = fixedAnswers.find(([command]) => command.test(line.toUpperCase())) ?? [];
      answer(fixed ?? "200 OK");
    }
  });
}

const entities: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&amp;": "&",
};

function plainText(ssml: string): string {
  return ssml
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\s+/g, " ")
    .trim();
}
