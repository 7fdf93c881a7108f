/**
 * How the shop reaches its own PostgreSQL. A statement over a socket in its directory costs either side little more than
 * half of what it does over loopback, which is there for where a socket cannot be named.
 */
import { join } from 'node:path';

/** Of the operating systems' bounds the smallest; longer ones are cut off in silence. */
const longestSocketPath = 103;

export function embeddedAddress(dir: string, { port, password }: { port: number; password: string }): string {
  const address = `postgres://kakon:${password}@127.0.0.1:${port}/kakon`;
  // What the driver looks for in the directory it is told as a host.
  const isShort = Buffer.byteLength(join(dir, `.s.PGSQL.${port}`)) <= longestSocketPath;
  return process.platform !== 'win32' && isShort ? `${address}?host=${encodeURIComponent(dir)}` : address;
}
