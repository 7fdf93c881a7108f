/** What happens in the shop, as structured lines on standard output; easy on the eye where a person watches. */
import pino, { type DestinationStream, type Logger } from 'pino';

/** Never written, wherever they turn up in what is logged. */
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
  // An error's own `code` is what it is found by.
  'body.code',
  '*.body.code',
];

export function createLog(destination: DestinationStream | null = watched()): Logger {
  const options = { base: undefined, redact: { paths, censor: '[hidden]' } };
  return destination ? pino(options, destination) : pino(options);
}

const pretty = process.stdout.isTTY ? (await import('pino-pretty')).default : null;

function watched(): DestinationStream | null {
  if (!pretty) return null;
  return pretty({ ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' });
}
