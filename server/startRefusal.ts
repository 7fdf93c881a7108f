import { createServer } from 'node:net';

/**
 * A start that cannot go on for a reason its owner can mend. The message is the whole story in one line: what is
 * wrong, what was found, what to do. It is printed without a stack, and the process ends with a code that is not 0.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

/** What `listen` throws, said in terms of the settings that can mend it. Anything else is passed back as it came. */
export function listenRefusal(error: unknown, { host, port }: { host: string; port: number }): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new StartRefusal(
        `PORT: ${port} is taken by another program; choose a free one, as in PORT=3001 npm start`,
      );
    case 'EACCES':
      return new StartRefusal(`PORT: ${port} may not be opened by this user; choose one of 1024 or above`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartRefusal(`HOST: ${host} is no address of this machine; take 127.0.0.1 or 0.0.0.0`);
    default:
      return error;
  }
}

/**
 * Asked before anything is made: a first start that found its port taken at the end would have made an admin whose
 * password nobody saw.
 */
export function refuseTakenPort({ host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((free, refuse) => {
    const probe = createServer();
    probe.once('error', (error) => refuse(listenRefusal(error, { host, port })));
    probe.listen({ host, port }, () => probe.close(() => free()));
  });
}

/** The last thing a failed start does: one line for a refusal, the whole error for a fault of ours. */
export function reportFailedStart(error: unknown): void {
  process.stderr.write(error instanceof StartRefusal ? `${error.message}\n` : `${errorStory(error)}\n`);
  process.exitCode = 1;
}

function errorStory(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
