import { expect, test } from "vitest";

import { createDoor } from "./door-routes.ts";
import type { SignIn } from "./sign-in.ts";

function openDoor() {
  const asked: string[] = [];
  const ask: SignIn["ask"] = async (email) => void asked.push(email);
  const app = createDoor({
    // The other functions are not called.
    signIn: { ask } as SignIn,
    clientAddress: (c) => c.req.header("X-Client") ?? "",
  });
  return {
    asked,
    askFrom: (client: string, email: string) =>
      app.request("/sign-in/ask", {
        method: "POST",
        headers: { "X-Client": client },
        body: new URLSearchParams({ email }),
      }),
  };
}

test("whoever owns an IPv6 /48 cannot use up the links that others may ask for", async () => {
  const { asked, askFrom } = openDoor();
  for (let number = 0; number < 300; number += 1) {
    const subnet = Math.floor(number / 10).toString(16);
    await askFrom(`2001:db8:1:${subnet}::1`, `stranger-${number}@example.com`);
  }
  expect(asked).toHaveLength(30);
  const answer = await askFrom("198.51.100.7", "owner@school.example");
  expect(answer.headers.get("Location")).toBe("/sign-in/sent");
  expect(asked.at(-1)).toBe("owner@school.example");
});

test("a neighbour in her IPv4 /24 cannot either, and whoever asks too often is told so", async () => {
  const { asked, askFrom } = openDoor();
  const askAt = async (client: string) =>
    (await askFrom(client, "owner@school.example")).headers.get("Location");
  for (let number = 0; number < 10; number += 1) {
    expect(await askAt("198.51.100.9")).toBe("/sign-in/sent");
  }
  expect(await askAt("198.51.100.9")).toBe("/sign-in?note=many");
  expect(asked).toHaveLength(10);
  expect(await askAt("198.51.100.7")).toBe("/sign-in/sent");
  expect(asked).toHaveLength(11);
});

test("twenty networks cannot either", async () => {
  const { asked, askFrom } = openDoor();
  for (let number = 0; number < 200; number += 1) {
    await askFrom(`203.0.${Math.floor(number / 10)}.1`, `stranger-${number}@example.com`);
  }
  await askFrom("198.51.100.7", "owner@school.example");
  expect(asked.at(-1)).toBe("owner@school.example");
});
