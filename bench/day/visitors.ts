import { connect } from "node:tls";
import pLimit from "p-limit";

import { applicationForm } from "#content/form-texts/application-form.ts";

import { applicant } from "../../tests/support/components/applicant.ts";
import { contactRequest } from "../../tests/support/server/contact-request.ts";

/** Somebody who applies, and tries again with the same key until it is accepted. */
export interface Visitor {
  number: number;
  since: number;
  event: string;
  tries: number;
  id?: string;
}

/** What visitors of a site ask for. */
export function visitorsOf(site: string) {
  // Below nginx's limit for one address.
  const limit = pLimit(60);

  /** Asks for something; the status is 0 without an answer. */
  const ask = (path: string, init?: RequestInit) =>
    limit(async () => {
      const answer = await fetch(site + path, init);
      return { status: answer.status, body: await answer.text() };
    }).catch(() => ({ status: 0, body: "" }));

  return {
    ask,
    /** Sends an application once; the visitor has an id if it is accepted. */
    async apply(visitor: Visitor): Promise<void> {
      const name = `day-${visitor.number}`;
      const fields = {
        courseDates: "February 3rd 2025",
        ...applicant(name),
        professionalBackground: `I am ${name}, and have worked in a library for three years.`,
      };
      const headers = {
        "Content-Type": "application/json",
        "Idempotency-Key": name,
        "X-Forwarded-For": `203.${(visitor.number >> 8) & 255}.${visitor.number & 255}.7`,
      };
      const body = JSON.stringify({ ...contactRequest, subject: applicationForm.subject, fields });
      visitor.tries += 1;
      const answer = await ask("/api/mail/send", { method: "POST", headers, body });
      if (answer.status === 202) visitor.id = JSON.parse(answer.body).id;
      else if (answer.status >= 400 && answer.status < 500) throw new Error(answer.body);
    },
    /** The fingerprint of the certificate that the site shows. */
    certificate: () =>
      new Promise<string>((resolve) => {
        const socket = connect({ port: Number(new URL(site).port) }, () => {
          resolve(socket.getPeerCertificate().fingerprint256);
          socket.destroy();
        });
      }),
  };
}
