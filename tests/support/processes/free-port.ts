import { once } from "node:events";
import { createServer, type Server } from "node:net";

/** Has a server listen on this machine, by default on a free port, and returns the port. */
export async function listenOnFreePort(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, "127.0.0.1"), "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("There is no free port.");
  return address.port;
}

export async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listenOnFreePort(probe);
  await once(probe.close(), "close");
  return port;
}
