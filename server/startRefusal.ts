import { createServer } from 'node:net';
import { isUnavailable } from './database/databaseErrors.ts';
import { loggedError } from './loggedError.ts';

/**
 * A start that fails for a reason that the operator can fix. The message says in one line what is wrong, what was found
 * and what to do. It is printed without a stack, and the process exits with a code other than 0.
 */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}

/** Explains an error of `listen` by the setting that can fix it. Returns any other error unchanged. */
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
 * Call this before anything is created. A first start that found its port taken only at the end would have created an
 * admin whose password was never shown.
 */
export function refuseTakenPort({ host, port }: { host: string; port: number }): Promise<void> {
  return new Promise((free, refuse) => {
    const probe = createServer();
    probe.once('error', (error) => refuse(listenRefusal(error, { host, port })));
    probe.listen({ host, port }, () => probe.close(() => free()));
  });
}

/** Prints why a start failed: one line for a refusal or a database that is away, the whole error for a fault of the shop. */
export function reportFailedStart(error: unknown): void {
  process.stderr.write(`${failureStory(error)}\n`);
  process.exitCode = 1;
}

export function failureStory(error: unknown): string {
  if (error instanceof StartRefusal) return error.message;
  if (isUnavailable(error))
    return `DATABASE_URL: the database does not respond (${(error as Error).message})`;
  return errorStory(error);
}

function errorStory(error: unknown): string {
  const { type, message, stack, code } = loggedError(error);
  return [`${type}: ${message}${code ? ` (${code})` : ''}`, stack].filter(Boolean).join('\n');
}
