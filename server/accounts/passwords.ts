/** Passwords are kept as Argon2id hashes with the library's own parameters (19 MiB, two passes). */
import { hash, verify } from '@node-rs/argon2';

export const hashPassword = (password: string): Promise<string> => hash(password);

/** Hash of a password nobody has: verified where no account is found, so that the answer takes the same time. */
const nobodysHash = hash('no account has this password');

/** False also where there is no such account; never faster for it. */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? (await nobodysHash), password);
  return storedHash !== null && matches;
}
