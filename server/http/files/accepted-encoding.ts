import { parseAccept } from "hono/utils/accept";

/**
 * The first of the offered encodings that the client accepts.
 * @param accepted the `Accept-Encoding` header
 */
export function acceptedEncoding<Encoding extends string>(
  accepted: string,
  offered: readonly Encoding[],
): Encoding | undefined {
  const qualities = new Map(parseAccept(accepted).map(({ type, q }) => [type.toLowerCase(), q]));
  const others = qualities.get("*") ?? 0;
  return offered.find((encoding) => (qualities.get(encoding) ?? others) > 0);
}
