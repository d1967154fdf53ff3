import { connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

import { listenOnFreePort } from "../processes/free-port.ts";

/** The moment when a connection breaks: with half of the mail sent, or before the response. */
type BreakingPoint = "during DATA" | "before the response";

/** A proxy to an SMTP server that breaks each connection until `repair` is called. */
export async function flakyConnection(smtpUrl: string, at: BreakingPoint) {
  const target = Number(new URL(smtpUrl).port);
  const open = new Set<Socket>();
  let isBroken = true;
  let breaks = 0;
  const proxy = createServer((client) => {
    const server = connect(target, "127.0.0.1");
    const hangUp = () => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on("error", hangUp).on("close", () => {
        open.delete(socket);
        hangUp();
      });
    }
    let isInMail = false;
    let lastSent = "";
    const breakNow = () => {
      breaks += 1;
      hangUp();
    };
    client.on("data", (chunk) => {
      if (isBroken && isInMail && at === "during DATA") {
        server.write(chunk.subarray(0, chunk.length / 2), breakNow);
        return;
      }
      isInMail ||= chunk.toString().endsWith("DATA\r\n");
      lastSent = (lastSent + chunk.toString()).slice(-5);
      server.write(chunk);
    });
    server.on("data", (chunk) => {
      const isMailSent = isInMail && lastSent === "\r\n.\r\n";
      if (isBroken && isMailSent && at === "before the response") breakNow();
      else client.write(chunk);
    });
  });
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    proxy.close();
  });
  return {
    url: `smtp://127.0.0.1:${await listenOnFreePort(proxy)}`,
    breaks: () => breaks,
    repair() {
      isBroken = false;
    },
  };
}
