import { chmod, mkdir, open, readdir, rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * A lock with one holder per directory. The lock is a listening local socket, because the operating system closes
 * it when its holder dies. A file with a process id would not do: another process may have that id by now. The socket is
 * in the directory itself, which is closed to other users, so they can neither take the lock nor query it, and two
 * spellings of the directory's path give one lock.
 */
export interface Lock {
  release(): Promise<void>;
}

type State = 'candidate' | 'holder';

interface Found {
  name: string;
  state: State;
  pid: number;
}

const folder = 'locks';
/** Candidates of one moment decide within milliseconds. */
const lookAgainMs = 10;
const askMs = 2_000;

/** The path of a socket has at most 103 bytes, and a directory's path may be longer. */
async function openFolder(directory: string): Promise<{ at: string; close(): Promise<void> }> {
  const path = join(directory, folder);
  await mkdir(path, { recursive: true, mode: 0o700 });
  await chmod(path, 0o700);
  if (process.platform !== 'linux') return { at: path, close: async () => {} };
  const handle = await open(path, 'r');
  return { at: `/proc/self/fd/${handle.fd}`, close: () => handle.close() };
}

/** These errors mean that no process listens. After any other error one may. */
const deadCodes = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT'];

/** Asks the owner of a socket for its state. Null if a killed holder left the socket. */
function ask(at: string, name: string): Promise<Found | null> {
  return new Promise((resolve) => {
    let response = '';
    const socket = connect(join(at, name)).setEncoding('utf8').setTimeout(askMs);
    socket
      .on('data', (text) => {
        response += text;
      })
      .on('end', () => {
        const [state, pid] = response.split(' ');
        resolve({ name, state: state as State, pid: Number(pid) });
      })
      // A process listens but is too busy to respond.
      .on('timeout', () => {
        socket.destroy();
        resolve({ name, state: 'holder', pid: Number.NaN });
      })
      .on('error', ({ code = '' }: NodeJS.ErrnoException) =>
        resolve(deadCodes.includes(code) ? null : { name, state: 'holder', pid: Number.NaN }),
      );
  });
}

async function living(at: string, except?: string): Promise<Found[]> {
  const names = (await readdir(at)).filter((name) => name !== except);
  const found = await Promise.all(
    names.map(async (name) => {
      const response = await ask(at, name);
      // Names are unique, so this never removes the socket of a living process.
      if (!response) await rm(join(at, name), { force: true });
      return response;
    }),
  );
  return found.filter((each) => each !== null);
}

/** Waits until the candidate has no rival, or one that goes before it. */
async function winsAgainstOthers(at: string, name: string): Promise<boolean> {
  for (;;) {
    const others = await living(at, name);
    if (others.length === 0) return true;
    if (others.some((other) => other.state === 'holder' || other.name < name)) return false;
    await pause(lookAgainMs);
  }
}

/**
 * A candidate first opens its socket and then looks for others, so of two candidates at least one sees the other. A
 * candidate that sees no other gets the lock. Among several, the first by name stays.
 */
export async function takeLock(directory: string): Promise<Lock | null> {
  const { at, close } = await openFolder(directory);
  const name = crypto.randomUUID();
  let state: State = 'candidate';
  const server = createServer((socket) => socket.on('error', () => {}).end(`${state} ${process.pid}`));
  await listening(server, join(at, name)).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const release = async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(join(at, name), { force: true });
    await close();
  };
  const isFirst = await winsAgainstOthers(at, name).catch(async (error: unknown) => {
    await release();
    throw error;
  });
  if (!isFirst) {
    await release();
    return null;
  }
  state = 'holder';
  server.unref();
  return { release };
}

/** The process id of the lock's holder, or null. */
export async function holderOf(directory: string): Promise<number | null> {
  const { at, close } = await openFolder(directory);
  try {
    const holder = (await living(at)).find(({ state }) => state === 'holder');
    return holder ? holder.pid : null;
  } finally {
    await close();
  }
}

function listening(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => server.once('error', reject).listen(path, resolve));
}
