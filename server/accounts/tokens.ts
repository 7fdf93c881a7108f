/** The tokens of sessions and of links in emails: 256 random bits. Only the hash is stored, so a stolen table gives no access. */
import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** A fast hash is enough because 256 random bits cannot be guessed. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
