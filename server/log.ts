/** The structured log on standard output. A terminal gets it in a readable form. */
import pino, { type DestinationStream, type Logger } from 'pino';
import { loggedError } from './loggedError.ts';

/** Fields that are never logged, at any depth down to three. */
const secrets = [
  'password',
  'newPassword',
  'currentPassword',
  'verificationCode',
  'token',
  'authorization',
  'secret',
  'uri',
  'recoveryCodes',
];
const paths = [
  ...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
  // Only `body.code` is secret: the `code` of an error identifies it.
  'body.code',
  '*.body.code',
];

export function createLog(destination: DestinationStream | null = watched()): Logger {
  const options = {
    base: undefined,
    redact: { paths, censor: '[hidden]' },
    serializers: { err: loggedError, error: loggedError },
  };
  return destination ? pino(options, destination) : pino(options);
}

const pretty = process.stdout.isTTY ? (await import('pino-pretty')).default : null;

function watched(): DestinationStream | null {
  if (!pretty) return null;
  return pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' });
}
