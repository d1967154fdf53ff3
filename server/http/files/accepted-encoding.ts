/**
 * The first of the offered encodings that the client accepts.
 * @param accepted the `Accept-Encoding` header
 */
export function acceptedEncoding<Encoding extends string>(
  accepted: string,
  offered: readonly Encoding[],
): Encoding | undefined {
  const acceptable = new Set(
    accepted.split(",").flatMap((part) => {
      const [name = "", quality] = part.split(";");
      return Number(quality?.split("=")[1] ?? 1) > 0 ? [name.trim()] : [];
    }),
  );
  return offered.find((encoding) => acceptable.has(encoding));
}
