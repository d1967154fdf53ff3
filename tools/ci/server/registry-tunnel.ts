import { once } from "node:events";
import { request, createServer as createHttpServer } from "node:http";
import { connect, createServer, type Socket } from "node:net";

/** The port of the tunnel's end in the network of its own. */
export const TUNNEL = "http://127.0.0.1:3128";

/**
 * An HTTP proxy on a socket file, so that programs in another network namespace reach the package
 * archives as this machine does.
 */
export async function openProxy(file: string): Promise<{ close: () => void }> {
  const server = createHttpServer((incoming, response) => {
    const { url = "", method, headers } = incoming;
    const outgoing = request(url, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on("error", () => response.destroy());
    incoming.pipe(outgoing);
  });
  server.on("connect", ({ url = "" }, client: Socket, head: Buffer) => {
    const { hostname, port } = new URL(`http://${url}`);
    const archive = connect(Number(port || 80), hostname, () => {
      client.write("HTTP/1.1 200 OK\r\n\r\n");
      archive.write(head);
    });
    join(client, archive);
  });
  server.listen(file);
  await once(server, "listening");
  return { close: () => server.close() };
}

/** Connects a port of this network namespace with the proxy's file. */
export async function openTunnel(file: string): Promise<void> {
  const server = createServer((client) => join(client, connect(file)));
  server.listen(Number(new URL(TUNNEL).port), "127.0.0.1");
  await once(server, "listening");
  server.unref();
}

function join(one: Socket, other: Socket): void {
  one.pipe(other).pipe(one);
  one.on("error", () => other.destroy());
  other.on("error", () => one.destroy());
}
