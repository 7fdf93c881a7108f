import { createHash } from 'node:crypto';
import { rm, stat } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * One holder a name, and the operating system gives the name back the moment its holder dies, however it dies: the
 * lock is a listening local socket, not a file with a process id in it that another process may have by now.
 */
export interface Lock {
  release(): Promise<void>;
}

/** A directory is known by its inode, so that no second spelling of its path, link or mount, slips past the lock. */
export async function lockNameOf(directory: string, role: 'shop' | 'keeper'): Promise<string> {
  const { dev, ino } = await stat(directory, { bigint: true });
  const identity = createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 24);
  return `kakon-${role}-${identity}`;
}

export async function takeLock(name: string): Promise<Lock | null> {
  const server = createServer((socket) => socket.on('error', () => {}).end(String(process.pid)));
  const address = addressOf(name);
  if (await listens(server, address)) return lockHeldBy(server);
  if (isAbstract(address) || (await holderOf(name)) !== null) return null;
  // Elsewhere than on Linux the socket is a file, and a killed holder leaves it lying about with nobody listening.
  await rm(address, { force: true });
  return (await listens(server, address)) ? lockHeldBy(server) : null;
}

/** The process id of whoever holds the lock; null when nobody does. */
export function holderOf(name: string): Promise<number | null> {
  return new Promise((resolve) => {
    let answer = '';
    connect(addressOf(name))
      .setEncoding('utf8')
      .on('data', (chunk) => {
        answer += chunk;
      })
      .on('end', () => resolve(Number(answer)))
      .on('error', () => resolve(null));
  });
}

/** Linux has socket names that are no files and leave nothing behind. */
function addressOf(name: string): string {
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.sock`);
}

function isAbstract(address: string): boolean {
  return address.startsWith('\0');
}

function listens(server: Server, path: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(path, () => resolve(true));
  });
}

function lockHeldBy(server: Server): Lock {
  server.unref();
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** A port of the loopback address that nobody listens on at this moment. */
export function freeLoopbackPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
