/**
 * The address of the embedded PostgreSQL. A statement over a Unix socket costs little more than half of what it costs over
 * loopback. Loopback is used where a socket cannot be named.
 */
import { join } from 'node:path';

/** The smallest limit of all operating systems. Longer paths are truncated silently. */
const longestSocketPath = 103;

export function embeddedAddress(dir: string, { port, password }: { port: number; password: string }): string {
  const address = `postgres://kakon:${password}@127.0.0.1:${port}/kakon`;
  // The driver looks for this file in the directory that is given as the host.
  const isShort = Buffer.byteLength(join(dir, `.s.PGSQL.${port}`)) <= longestSocketPath;
  return process.platform !== 'win32' && isShort ? `${address}?host=${encodeURIComponent(dir)}` : address;
}
