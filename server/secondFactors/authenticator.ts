/** The app on the phone: what it is told once, and which codes it then shows (RFC 6238). */
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { APP_CODE_DIGITS, APP_CODE_SECONDS } from '#domain/secondFactorCodes.ts';

/** As long as the hash that codes are made by: RFC 4226 asks for it. */
const secretBytes = 20;
/** The phone's clock may be behind or ahead by a code, and so may be who types it. */
const stepsAround = 1;

/** All of it the default of every app: many understand nothing else. */
const totpOf = (secret: Buffer, owner: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...owner,
    algorithm: 'SHA1',
    digits: APP_CODE_DIGITS,
    period: APP_CODE_SECONDS,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  });

export const newSecret = (): Buffer => randomBytes(secretBytes);

/** How the secret gets into an app: to be typed, and as the address that a QR code holds. */
export function tellApp(secret: Buffer, shop: string, email: string): { secret: string; uri: string } {
  const totp = totpOf(secret, { issuer: shop, label: email });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** Counted in the app's 30 seconds from 1970. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / APP_CODE_SECONDS);

/** The latest step whose code would be taken now. */
export const latestStepAt = (now: Date): number => stepAt(now) + stepsAround;

/** The 30 seconds whose code this is; null where it is of none around now. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: stepsAround });
  return delta === null ? null : stepAt(now) + delta;
}
