import SMTPConnection, { type Options } from "nodemailer/lib/smtp-connection";

/**
 * Whether mail servers need SMTPUTF8 (RFC 6531) for an address: the part before the @ is not ASCII.
 * A domain alone goes as Punycode.
 */
export function needsSmtpUtf8(address: string): boolean {
  return /[^\x20-\x7E]/.test(address.slice(0, address.lastIndexOf("@")));
}

/** Whether the mail server offers SMTPUTF8, which Nodemailer does not demand before it sends. */
export async function offersSmtpUtf8(options: Options, signal: AbortSignal): Promise<boolean> {
  const connection = new SMTPConnection(options);
  const { promise, resolve, reject } = Promise.withResolvers<string | false>();
  connection.on("error", reject);
  connection.once("end", () => reject(new Error("The mail server closed the connection")));
  connection.connect(() => resolve(connection.lastServerResponse));
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort);
  try {
    // The last response of the handshake is that to EHLO: the extensions, one a line.
    return /^250[ -]SMTPUTF8\b/im.test(String(await promise));
  } finally {
    signal.removeEventListener("abort", abort);
    connection.close();
  }
}
