import { createServer, type Socket } from "node:net";

import { freePort } from "../../tests/support/processes/free-port.ts";

/** Of so many mails, the answer to one is lost after the provider has taken it. */
const LOST_ANSWERS = 1000;

/** A mail server that may go away. Calls back with each mail's Message-ID, as often as it is taken. */
export async function openMailProvider(onMail: (messageId: string) => void) {
  const port = await freePort();
  const clients = new Set<Socket>();
  let count = 0;
  const server = createServer((client) => {
    clients.add(client);
    client.on("error", () => {}).on("close", () => clients.delete(client));
    client.setEncoding("latin1").write("220 provider\r\n");
    let mail: string | undefined;
    client.on("data", (text: string) => {
      if (mail === undefined) {
        if (text.startsWith("DATA")) mail = "";
        client.write(
          mail === "" ? "354 go on\r\n" : text.startsWith("QUIT") ? "221\r\n" : "250 OK\r\n",
        );
      } else if ((mail += text).endsWith("\r\n.\r\n")) {
        onMail(/^Message-ID: <(.+)>/im.exec(mail)?.[1] ?? "");
        mail = undefined;
        if (++count % LOST_ANSWERS === 0) client.destroy();
        else client.write("250 taken\r\n");
      }
    });
  });
  const open = () => server.listen(port, "127.0.0.1");
  open();
  return {
    url: `smtp://127.0.0.1:${port}?tls=never`,
    open,
    close() {
      server.close();
      for (const client of clients) client.destroy();
    },
  };
}
