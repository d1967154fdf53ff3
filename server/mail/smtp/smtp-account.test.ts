import { expect, test } from "vitest";

import { smtpOptions } from "./smtp-account.ts";

test("STARTTLS is required, except on the loopback interface or with tls=never", () => {
  for (const [url, options] of [
    ["smtp://user:secret@mail.example.com:587", { requireTLS: true, ignoreTLS: false }],
    ["smtp://192.168.1.7", { requireTLS: true, ignoreTLS: false }],
    ["smtp://localhost.example.com", { requireTLS: true, ignoreTLS: false }],
    ["smtp://mail.example.com?tls=never", { requireTLS: false, ignoreTLS: true }],
    ["smtp://127.0.0.1:2525", { requireTLS: false, ignoreTLS: false }],
    ["smtp://[::1]:2525", { requireTLS: false, ignoreTLS: false }],
    ["smtps://mail.example.com", { requireTLS: false, ignoreTLS: false }],
  ] as const) {
    expect(smtpOptions({ url }), url).toMatchObject(options);
  }
  expect(smtpOptions({ url: "smtp://mail.example.com:25?tls=never&name=site" }).url).toBe(
    "smtp://mail.example.com:25?name=site",
  );
  const percent = "smtps://web%site:50%off@mail.example.com";
  expect(smtpOptions({ url: percent }).url).toBe(percent);
});
