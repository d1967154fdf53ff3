/**
 * The first of the encodings on offer that a browser can unpack.
 * @param accepted its `Accept-Encoding` header
 */
export function acceptedEncoding<Encoding extends string>(
  accepted: string,
  offered: readonly Encoding[],
): Encoding | undefined {
  const welcome = new Set(
    accepted.split(",").flatMap((part) => {
      const [name = "", quality] = part.split(";");
      return Number(quality?.split("=")[1] ?? 1) > 0 ? [name.trim()] : [];
    }),
  );
  return offered.find((encoding) => welcome.has(encoding));
}
