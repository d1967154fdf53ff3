import { createHmac, hash, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

/** A secret of 32 bytes, for a cookie or a link. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a secret. It needs no slow hash, because nobody can try all secrets. */
export function hashOfSecret(secret: string): string {
  return hash("sha256", secret, "base64url");
}

/** Compares in a time that tells nothing about the secret. */
export function isSameSecret(given: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfSecret(given)), Buffer.from(hashOfSecret(secret)));
}

/** A secret and a code of six digits for an id: the same ones again, for who has the key. */
export function secretsFor(id: string, key: string): { token: string; code: string } {
  const bytes = (use: string) => createHmac("sha256", key).update(`${use} ${id}`).digest();
  return {
    token: bytes("token").toString("base64url"),
    code: String(bytes("code").readUIntBE(0, 6) % 1_000_000).padStart(6, "0"),
  };
}

/** What is stored of a code: slow, so that a reader of the database cannot try all in time. */
export async function hashOfCode(code: string, salt: string): Promise<string> {
  const key = await promisify<string, string, number, Buffer>(scrypt)(code, salt, 32);
  return key.toString("base64url");
}
