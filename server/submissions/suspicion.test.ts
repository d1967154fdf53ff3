import { expect, test } from "vitest";

import { questionsToAsk } from "#content/form-texts/contact-form.ts";

import { fakeClock } from "../../tests/support/server/fake-clock.ts";
import { createSuspicion } from "./suspicion.ts";

const LETTER = "Dear school, we offer you the first place in every search, at a very low price.";
const startDates = [
  { date: "2027-05-03", month: "May 3rd", label: "May 3rd 2027", places: "full" },
] as const;
const VISITOR = "203.0.113.7";

const message = {
  form: "contact",
  texts: ["When does it begin?"],
  email: "mina@example.com",
  isHiddenFieldFilled: false,
} as const;

function suspicion() {
  const clock = fakeClock();
  const { judge } = createSuspicion(clock, "https://www.school.mx", () => startDates);
  const send = (
    change: Partial<Parameters<typeof judge>[0]> = {},
    address: string = VISITOR,
  ): readonly string[] => judge({ ...message, ...change }, address);
  return { clock, send };
}

test("a message with several links to other sites is put aside; one link, or links to this site, are no reason", () => {
  const { send } = suspicion();
  const twice = "Look: https://shop.example/a www.shop.example/b";
  expect(send({ texts: [twice] })).toEqual(["links"]);
  expect(send({ texts: ["See https://linkedin.example/mina"] }, "203.0.114.7")).toEqual([]);
  const own = "On https://www.school.mx/program and https://www.school.mx/apply I read";
  expect(send({ texts: [own] }, "203.0.115.7")).toEqual([]);
});

test("a text is put aside from the third address on that sends it, but not for who corrects an address", () => {
  const { send } = suspicion();
  const from = (email: string, network: number, text = LETTER) =>
    send({ email, texts: [text] }, `203.0.${network}.1`);
  expect(from("a@example.com", 1)).toEqual([]);
  expect(from("A+x@example.com", 2)).toEqual([]);
  expect(from("b@example.com", 3)).toEqual([]);
  expect(from("c@example.com", 4, `${LETTER.toUpperCase()}  `)).toEqual(["same-text"]);
});

test("questions that the site’s own links write are not compared, but what is written beside them is", () => {
  const { send } = suspicion();
  const [dates = "", country = "", place = ""] = questionsToAsk(startDates).values();
  const sendFromMany = (text: string) => {
    const senders = ["a", "b", "c"].map((name) => `${name}@example.com`);
    return senders.map((email) => send({ email, texts: [text] }, `${email} ${text}`).join());
  };
  for (const text of [dates, `${place}\n\n${dates}`, `${country}Brazil`]) {
    expect(sendFromMany(text), text).toEqual(["", "", ""]);
  }
  expect(sendFromMany(`${dates} ${LETTER}`)).toEqual(["", "", "same-text"]);
});

test("a text is forgotten after a week, and short texts are never compared", () => {
  const { clock, send } = suspicion();
  for (const email of ["a", "b", "c", "d"]) {
    clock.pass(8 * 24 * 3_600_000);
    expect(send({ email: `${email}@example.com`, texts: [LETTER] }, email)).toEqual([]);
    expect(send({ email: `${email}@example.com`, texts: ["How much?"] }, email)).toEqual([]);
  }
});

test("the fourth submission of a network within ten minutes is put aside, but none of a proxy's own address", () => {
  const { send } = suspicion();
  for (const last of [1, 2, 3]) expect(send({}, `203.0.113.${last}`)).toEqual([]);
  expect(send({}, "203.0.113.9")).toEqual(["many"]);
  for (const address of ["127.0.0.1", "::1", "172.18.0.2", "fd00::1", "::ffff:10.0.0.1"]) {
    for (let sent = 0; sent < 5; sent += 1) expect(send({}, address)).toEqual([]);
  }
});

test("an application needs two reasons", () => {
  const { send } = suspicion();
  const application = { form: "application", isHiddenFieldFilled: true } as const;
  expect(send(application)).toEqual([]);
  const links = ["https://a.example https://b.example"];
  expect(send({ ...application, texts: links })).toEqual(["hidden-field", "links"]);
});
