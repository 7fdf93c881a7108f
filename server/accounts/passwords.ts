/** Passwords are stored as Argon2id hashes with the library's default parameters (19 MiB, two passes). */
import { hash, verify } from '@node-rs/argon2';

export const hashPassword = (password: string): Promise<string> => hash(password);

/**
 * Hash of a password that no account has. It is verified when no account is found, so that the response takes the
 * same time.
 */
const unmatchableHash = hash('no account has this password');

/** False also when there is no such account. That case takes the same time. */
export async function passwordMatches(storedHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(storedHash ?? (await unmatchableHash), password);
  return storedHash !== null && matches;
}
