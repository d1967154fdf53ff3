import { createServer, Packet } from "dns2";
import { onTestFinished } from "vitest";

import { freePort } from "../processes/free-port.ts";

/** The records of a name. A TXT record of more than 255 bytes goes in pieces. */
export interface DnsRecords {
  TXT?: readonly string[];
  /** The preferred one first. */
  MX?: readonly string[];
}

type Names = Readonly<Record<string, DnsRecords>>;

/** Starts a DNS server on a free port that knows only these names, until the test ends. */
export async function dnsServer(names: Names) {
  const asked: string[] = [];
  let known: Names | undefined = names;
  let bytes: Buffer | undefined;
  const server = createServer({
    udp: true,
    tcp: true,
    handle(request, send) {
      const [question] = request.questions;
      if (!question || !known) return;
      asked.push(question.name);
      const response = Packet.createResponseFromRequest(request);
      const found = known[question.name.toLowerCase()];
      if (!found) response.header.rcode = Packet.RCODE.NXDOMAIN;
      response.answers = answersTo(question, found ?? {});
      void send(bytes ? Buffer.concat([response.toBuffer().subarray(0, 2), bytes]) : response);
    },
  });
  // Long answers are cut off by UDP, and asked for again by TCP at the same port.
  const at = { port: await freePort(), address: "127.0.0.1" };
  await server.listen({ udp: at, tcp: at });
  onTestFinished(() => server.close());
  return {
    address: `127.0.0.1:${at.port}`,
    /** The names that it was asked for. */
    asked,
    /** Knows these names instead; undefined: does not answer at all. */
    know: (others: Names | undefined) => (known = others),
    /** Answers with these bytes, after the question's id. */
    babble: (answer: Buffer) => (bytes = answer),
  };
}

function answersTo(
  { name, type }: { name: string; type: number },
  { TXT = [], MX = [] }: DnsRecords,
): Packet["answers"] {
  const record = (value: object) =>
    Object.assign(new Packet.Resource(name, type, Packet.CLASS.IN, 60), value);
  switch (type) {
    case Packet.TYPE.TXT:
      return TXT.map((text) => record({ data: text.match(/[^]{1,250}/g) ?? [""] }));
    case Packet.TYPE.MX:
      return MX.map((exchange, index) => record({ exchange, priority: 10 * index }));
    default:
      return [];
  }
}
