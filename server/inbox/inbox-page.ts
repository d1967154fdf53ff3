import { hash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { html, raw } from "hono/html";
import PostalMime from "postal-mime";

import { createLoopbackGuard } from "../http/loopback-guard.ts";

const STYLE = `
  :root { color-scheme: light dark; font: 17px/1.6 system-ui, sans-serif }
  body { max-width: 50rem; margin: 3rem auto; padding: 0 1.5rem }
  li { margin: 0.75rem 0 } time, dt { opacity: 0.75 } dd { margin: 0 0 0.5rem }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; border-top: 1px solid; padding-top: 1rem }
`;

const STYLE_HASH = `'sha256-${hash("sha256", STYLE, "base64")}'`;

type Markup = ReturnType<typeof html>;

function page(title: string, content: Markup) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <h1>${title}</h1>
        ${content}
      </body>
    </html>`;
}

/** Web pages that list and show the mails in the local inbox, for browsers on this machine only. */
export function createInboxPage(folder: string): Hono {
  const app = new Hono();
  app.use(createLoopbackGuard(STYLE_HASH));

  app.get("/", async (c) => {
    const files = (await readdir(folder)).filter((file) => file.endsWith(".eml"));
    const mails = await Promise.all(
      files
        .toSorted()
        .toReversed()
        .map(async (file) => ({
          file,
          ...(await PostalMime.parse(await readFile(join(folder, file)))),
        })),
    );
    if (mails.length === 0) {
      return c.html(page("Inbox", html`<p>No mail yet. Send one of the site’s forms.</p>`));
    }
    return c.html(
      page(
        "Inbox",
        html`<ul>
          ${mails.map(
            ({ file, subject, replyTo, date }) =>
              html`<li>
                <a href="/mails/${encodeURIComponent(file)}">${subject}</a>
                from ${replyTo?.[0]?.address ?? "unknown"}<br />
                <time>${date}</time>
              </li>`,
          )}
        </ul>`,
      ),
    );
  });

  app.get("/mails/:file", async (c) => {
    const files = await readdir(folder);
    // Opens only a file that the folder lists, never a path from the request.
    const file = files.find((name) => name === c.req.param("file") && name.endsWith(".eml"));
    if (!file) return c.html(page("No such mail", html`<p><a href="/">Inbox</a></p>`), 404);
    const mail = await PostalMime.parse(await readFile(join(folder, file)));
    return c.html(
      page(
        mail.subject ?? file,
        html`<p><a href="/">Inbox</a></p>
          <dl>
            <dt>From</dt>
            <dd>${mail.from?.address}</dd>
            <dt>To</dt>
            <dd>${mail.to?.map(({ address }) => address).join(", ")}</dd>
            <dt>Reply to</dt>
            <dd>${mail.replyTo?.map(({ address }) => address).join(", ")}</dd>
            <dt>Date</dt>
            <dd>${mail.date}</dd>
          </dl>
          <pre>${mail.text}</pre>`,
      ),
    );
  });

  return app;
}
