import { mailRecordsText as text } from "#content/mail/mail-records-text.ts";
import { expect, test } from "vitest";

import { type DnsRecords, dnsServer } from "#tests/support/mail/dns-server.ts";
import { createDnsLookups } from "./dns-lookups.ts";
import { createMailRecords, mailboxProblems, recordProblems } from "./mail-records.ts";

const DOMAIN = "school.mx";
const addresses = { mailFrom: `website@${DOMAIN}`, mailTo: `hola@${DOMAIN}` };

const KEY = Buffer.alloc(294, 7).toString("base64");

/** A domain where all is in order, with Microsoft as its mail service. */
const inOrder: Record<string, DnsRecords> = {
  [DOMAIN]: {
    TXT: ["google-site-verification=x", "v=spf1 include:spf.protection.outlook.com -all"],
    MX: ["school-mx.mail.protection.outlook.com"],
  },
  [`_dmarc.${DOMAIN}`]: { TXT: ["v=DMARC1; p=none; rua=mailto:dmarc@school.mx"] },
  [`mail2027._domainkey.${DOMAIN}`]: { TXT: [`v=DKIM1; k=rsa; p=${KEY}`] },
};

const microsoft = { smtpUrl: "smtp://website%40school.mx:x@smtp.office365.com:587" };

/** The look-ups of a site whose DNS knows these names besides those in order. */
async function siteWith(
  changed: Record<string, DnsRecords>,
  settings: { smtpUrl?: string; dkimSelector?: string } = {},
) {
  const dns = await dnsServer({ ...inOrder, ...changed });
  const records = createMailRecords(
    { smtpUrl: microsoft.smtpUrl, dkimSelector: "mail2027", ...settings },
    createDnsLookups([dns.address]),
  );
  return { dns, look: (of = addresses) => records(of) };
}

async function sentences(...site: Parameters<typeof siteWith>): Promise<string[]> {
  const { look } = await siteWith(...site);
  return (await look()).map(({ state, says }) => `${state} ${says}`);
}

test("where all is in order, each record is named, and there is no problem", async () => {
  const { look } = await siteWith({});
  const found = await look();
  expect(found.map(({ says }) => says)).toEqual([
    text.mx.good(DOMAIN, "school-mx.mail.protection.outlook.com"),
    text.spf.good(DOMAIN, "smtp.office365.com"),
    text.dmarc.good(DOMAIN),
    text.dkim.good(`mail2027._domainkey.${DOMAIN}`),
  ]);
  expect(recordProblems(found)).toEqual([]);
});

test("what is missing is named, with what to tell the technician", async () => {
  const { dns, look } = await siteWith({});
  dns.know({ [DOMAIN]: {} });
  const [, spf, ...others] = recordProblems(await look());
  expect(others).toHaveLength(2);
  const todo = text.tellTechnician([text.spf.missingTodo(DOMAIN)]);
  expect(spf).toBe(`${text.spf.missing(DOMAIN)} ${todo}`);
});

test("two SPF records, one that lets nobody send, and one without the mail service are problems", async () => {
  for (const [records, says] of [
    [["v=spf1 mx -all", "v=spf1 a -all"], text.spf.several(DOMAIN)],
    [["v=spf1 -all"], text.spf.nobody(DOMAIN)],
    [["v=spf1 ip4:192.0.2.7 -all"], text.spf.uncovered(DOMAIN, "smtp.office365.com")],
    [["v=spf10 all", "spf1"], text.spf.missing(DOMAIN)],
  ] as const) {
    expect(await sentences({ [DOMAIN]: { TXT: records } })).toContain(`attention ${says}`);
  }
});

test("an SPF record covers the mail server if it names the domain that the server belongs to", async () => {
  const smtpUrl = "smtps://mail.host.com.mx";
  const covered = `good ${text.spf.good(DOMAIN, "mail.host.com.mx")}`;
  const unsure = `unknown ${text.spf.unsure(DOMAIN, "mail.host.com.mx")}`;
  for (const [record, says] of [
    ["v=spf1 include:spf.host.com.mx ~all", covered],
    ["v=spf1 redirect=host.com.mx", covered],
    ["v=spf1 mx ip4:192.0.2.64/28 -all", unsure],
    ["v=spf1 include:other.com.mx -all", unsure],
  ] as const) {
    expect(await sentences({ [DOMAIN]: { TXT: [record] } }, { smtpUrl }), record).toContain(says);
  }
  const own = { smtpUrl: `smtps://mail.${DOMAIN}` };
  const found = await sentences({ [DOMAIN]: { TXT: ["v=spf1 mx -all"] } }, own);
  expect(found).toContain(`good ${text.spf.good(DOMAIN, `mail.${DOMAIN}`)}`);
});

test("a domain may take no mail; for a mail server on this machine, SPF needs only a record", async () => {
  const noMail = await sentences({ [DOMAIN]: { MX: [""] } });
  expect(noMail).toContain(`attention ${text.mx.missing(DOMAIN)}`);
  const here = await sentences({}, { smtpUrl: "smtp://localhost:25" });
  expect(here).toContain(`good ${text.spf.noServer(DOMAIN)}`);
});

test("a DMARC record counts with a policy, at the domain or above it", async () => {
  for (const record of ["v=DMARC1", "v=DMARC1; rua=mailto:a@b.mx", "p=none"]) {
    const found = await sentences({ [`_dmarc.${DOMAIN}`]: { TXT: [record] } });
    expect(found, record).toContain(`attention ${text.dmarc.missing(DOMAIN)}`);
  }
  const { look } = await siteWith({ [`mail.${DOMAIN}`]: {} });
  const found = await look({ ...addresses, mailFrom: `website@mail.${DOMAIN}` });
  expect(found.map(({ says }) => says)).toContain(text.dmarc.good(DOMAIN));
});

test("a DKIM key that was withdrawn is as good as none", async () => {
  const name = `mail2027._domainkey.${DOMAIN}`;
  for (const record of ["v=DKIM1; p=", "v=DKIM1; p=;t=s", "v=DKIM1"]) {
    const found = await sentences({ [name]: { TXT: [record] } });
    expect(found, record).toContain(`attention ${text.dkim.missing(name)}`);
  }
});

test("a DNS that does not answer is no problem of the domain, and is asked again the next time", async () => {
  const { dns, look } = await siteWith({});
  dns.know(undefined);
  const found = await look();
  expect(new Set(found.map(({ state }) => state))).toEqual(new Set(["unknown"]));
  expect(recordProblems(found)).toEqual([]);
  dns.know(inOrder);
  expect((await look()).map(({ state }) => state)).toEqual(Array(4).fill("good"));
}, 30_000);

test("a DNS that lies controls no terminal and fills no page", async () => {
  const long = `v=DMARC1; p=none${"x".repeat(3000)}`;
  const { look } = await siteWith({
    [DOMAIN]: {
      MX: [`evil\u001B[31m${"a".repeat(40)}.example`],
      TXT: Array.from({ length: 30 }, () => `v=spf1 \u001B]0;x\u0007 \u202E include:x -all`),
    },
    [`_dmarc.${DOMAIN}`]: { TXT: [long] },
  });
  const said = (await look()).map(({ says, todo }) => `${says} ${todo ?? ""}`).join("");
  expect(said).not.toMatch(/\p{C}/u);
  expect(said.length).toBeLessThan(1500);
  expect(said).toContain(text.dmarc.good(DOMAIN));

  const babbling = await siteWith({});
  babbling.dns.babble(Buffer.from("80000001ffffffff".repeat(20), "hex"));
  const babble = await babbling.look();
  expect(recordProblems(babble)).toEqual([]);
}, 30_000);

test("nothing is looked up without a mail server, or for the domains of examples", async () => {
  const [without, site] = [await siteWith({}, { smtpUrl: "" }), await siteWith({})];
  expect(await without.look()).toEqual([]);
  for (const domain of ["banderas-tefl.example", "example.com", "mail.test", "localhost"]) {
    const mailbox = `a@${domain}`;
    expect(await site.look({ mailFrom: mailbox, mailTo: mailbox })).toEqual([]);
  }
  expect([...without.dns.asked, ...site.dns.asked]).toEqual([]);
});

test("a mailbox seems wrong if its domain is not there or takes no mails, or would be the sender’s", async () => {
  const dns = await dnsServer({ ...inOrder, "no-mail.mx": { MX: [""] } });
  const lookups = createDnsLookups([dns.address]);
  const none = { smtpUrl: undefined, mailFrom: undefined };
  const problems = (email: string, settings: { smtpUrl?: string; mailFrom?: string }) =>
    mailboxProblems(email, { email: `office@${DOMAIN}` }, { ...none, ...settings }, lookups);
  const set = { ...microsoft, mailFrom: `website@${DOMAIN}` };
  expect(await problems(`hola@${DOMAIN}`, microsoft)).toEqual([]);
  expect(await problems("office@bay-school.example", set)).toEqual([]);
  expect(await problems("office@no-mail.mx", set)).toEqual([text.mx.missing("no-mail.mx")]);
  expect(await problems("office@shcool.mx", set)).toEqual([text.mx.missing("shcool.mx")]);
  expect(await problems("office@shcool.mx", {})).toEqual([]);
  expect(await problems("office@bay-school.example", microsoft)).toEqual([
    text.sender("website@bay-school.example"),
  ]);
});
