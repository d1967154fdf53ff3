import { mailServiceText } from "#content/mail-service.ts";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { secureHeaders } from "hono/secure-headers";

import type { Clock } from "./clock.ts";
import { createClientAddress } from "./http/client-address.ts";
import { LARGEST_BODY } from "./http/limits.ts";
import { createMailService } from "./http/mail-service.ts";
import type { RenderPage } from "./http/pages.ts";
import { createStaticFiles } from "./http/static-files.ts";
import type { Settings } from "./settings.ts";
import { type AcceptSubmission, keyOfPost } from "./submissions/accept-submission.ts";

interface Services {
  settings: Pick<Settings, "trustedProxies">;
  clock: Clock;
  acceptSubmission: AcceptSubmission;
  renderPage: RenderPage;
  /** The folder of the built files; undefined where the development server has them. */
  files: string | undefined;
}

/** The whole site as one request handler. */
export function createApp({
  settings,
  clock,
  acceptSubmission,
  renderPage,
  files,
}: Services): Hono {
  const app = new Hono();
  const clientAddress = createClientAddress(settings.trustedProxies);

  app.use(
    secureHeaders({
      // Whoever ends TLS decides on this: one wrong "includeSubDomains" locks a school's other sites.
      strictTransportSecurity: false,
      xFrameOptions: "DENY",
      referrerPolicy: "strict-origin-when-cross-origin",
      contentSecurityPolicy: {
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
      },
    }),
  );
  app.route("/api/mail/send", createMailService(acceptSubmission, clientAddress));
  if (files) app.route("/", createStaticFiles(files));
  app.all(
    "*",
    bodyLimit({
      maxSize: LARGEST_BODY,
      onError: (c) => c.text(mailServiceText.tooLarge, 413),
    }),
    (c) => {
      const address = clientAddress(c);
      return renderPage(c.req.raw, {
        submit: (form, fields) =>
          acceptSubmission({ form, fields, key: keyOfPost(form, fields, clock.now()) }, address),
      });
    },
  );
  return app;
}
