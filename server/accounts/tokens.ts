/** Session tokens: 256 random bits, opaque to everybody. Only their hash is stored, so a stolen table opens nothing. */
import { createHash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

export const newToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** A fast hash is enough: there is nothing to guess in 256 random bits. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
