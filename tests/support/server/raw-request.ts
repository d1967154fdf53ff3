import { once } from "node:events";
import { type IncomingMessage, request as httpRequest } from "node:http";
import { text } from "node:stream/consumers";

interface RawRequest {
  method?: string;
  /** Also headers that browsers do not let pages set, such as Host. */
  headers?: Record<string, string>;
  form?: Record<string, string>;
}

/** Sends a request to this machine, whatever host the URL names; follows no redirect. */
export async function rawRequest(
  url: string,
  { method = "GET", headers = {}, form }: RawRequest = {},
) {
  const { host, port, pathname, search } = new URL(url);
  const type = form && { "Content-Type": "application/x-www-form-urlencoded" };
  const request = httpRequest({
    host: "127.0.0.1",
    port,
    path: pathname + search,
    method: form ? "POST" : method,
    headers: { Host: host, ...type, ...headers },
  }).end(form && new URLSearchParams(form).toString());
  const [response]: IncomingMessage[] = await once(request, "response");
  if (!response) throw new Error("There is no response.");
  return {
    body: await text(response),
    status: response.statusCode,
    location: response.headers.location,
    caching: response.headers["cache-control"],
    cookies: response.headers["set-cookie"] ?? [],
  };
}
