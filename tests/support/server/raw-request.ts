import { request as httpRequest } from "node:http";

interface RawAnswer {
  status: number | undefined;
  location: string | undefined;
  /** The header Cache-Control. */
  caching: string | undefined;
  cookies: readonly string[];
}

interface RawRequest {
  method?: string;
  /** Also headers that browsers do not let pages set, such as Host. */
  headers?: Record<string, string>;
  form?: Record<string, string>;
}

/** Sends a request to this machine, whatever host the URL names; follows no redirect. */
export function rawRequest(
  url: string,
  { method = "GET", headers = {}, form }: RawRequest = {},
): Promise<RawAnswer> {
  const { host, port, pathname, search } = new URL(url);
  const type = form && { "Content-Type": "application/x-www-form-urlencoded" };
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        host: "127.0.0.1",
        port,
        path: pathname + search,
        method: form ? "POST" : method,
        headers: { Host: host, ...type, ...headers },
      },
      (response) => {
        response.resume().on("end", () =>
          resolve({
            status: response.statusCode,
            location: response.headers.location,
            caching: response.headers["cache-control"],
            cookies: response.headers["set-cookie"] ?? [],
          }),
        );
      },
    );
    request.on("error", reject).end(form && new URLSearchParams(form).toString());
  });
}
