import { isLoopback } from "../../core/loopback.ts";

interface SmtpOptions {
  url: string;
  requireTLS: boolean;
  ignoreTLS: boolean;
}

export type SmtpEncryption = "required" | "off on purpose" | "off on this machine";

/** `?tls=never` in SMTP_URL disables encryption explicitly. */
const NO_TLS = "never";

/**
 * Requires STARTTLS, except on the loopback interface: an attacker in the network could remove the
 * server's offer of STARTTLS and read login and mails in clear text.
 */
export function smtpOptions(smtpUrl: string): SmtpOptions {
  const encryption = smtpEncryption(smtpUrl);
  const url = new URL(smtpUrl);
  url.searchParams.delete("tls");
  return {
    url: url.href,
    requireTLS: url.protocol === "smtp:" && encryption === "required",
    ignoreTLS: encryption === "off on purpose",
  };
}

export function smtpEncryption(smtpUrl: string): SmtpEncryption {
  const url = new URL(smtpUrl);
  if (url.protocol === "smtps:") return "required";
  if (url.searchParams.get("tls") === NO_TLS) return "off on purpose";
  return isLoopback(url) ? "off on this machine" : "required";
}
