/** PostgreSQL as a child of the shop's process: starts it, starts it again when it dies, stops it with the shop. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { freeLoopbackPort } from '#server/freeLoopbackPort.ts';
import { StartRefusal } from '#server/startRefusal.ts';
import { CLEAN_ENVIRONMENT, type Cluster, dirForPostgres } from './cluster.ts';
import { EmbeddedLog } from './log.ts';
import { postgresArguments } from './postgresSettings.ts';
import { clearLeftovers, clearSockets, postmasterFile, postmasterIn } from './postmaster.ts';

const TRIES_AT_FIRST = 6;

/**
 * A shell that waits for the end of the shop, however it ends: then its standard input closes. It stops PostgreSQL ($1) and
 * deletes a disposable database ($2) once PostgreSQL has deleted its pid file ($3), which it does last. A killed server
 * leaves the file. Signals may reach the shop's whole session; PostgreSQL stops after the shop.
 */
const GUARD = `trap '' HUP INT TERM; read -r _; kill -INT "$1"; [ -n "$2" ] || exit
while kill -0 "$1" && [ -e "$3" ]; do sleep 1; done; rm -rf "$2"`;

interface ServerOptions {
  cluster: Cluster;
  logFile: string;
  /** The directory of a database that is deleted when the shop ends. */
  disposableDir: string | null;
  /** Called with a line for the terminal. */
  log: (line: string) => void;
}

export class PostgresServer {
  readonly #options: ServerOptions;
  readonly #log: EmbeddedLog;
  #process: ChildProcess | undefined;
  #running: Promise<void> | undefined;
  #stopping = false;

  constructor(options: ServerOptions) {
    this.#options = options;
    this.#log = new EmbeddedLog(options.logFile);
  }

  /** Returns its port, which stays the same when PostgreSQL is started again. */
  async start(): Promise<number> {
    for (let tried = 0; tried < TRIES_AT_FIRST; tried += 1) {
      await pause(tried * 250);
      const port = await freeLoopbackPort();
      if (await this.#startOnce(port)) {
        this.#running = this.#restartWhenItDies(port);
        return port;
      }
    }
    const reason = this.#log.lastFatal || 'it ended at once';
    throw new StartRefusal(`PostgreSQL did not start: ${reason} (see ${this.#options.logFile})`);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#process?.ref();
    await clearLeftovers(this.#options.cluster.dir);
    await this.#running;
  }

  async #restartWhenItDies(port: number): Promise<void> {
    while (!this.#stopping) {
      if (this.#process && isRunning(this.#process)) await once(this.#process, 'exit');
      if (!this.#stopping) this.#options.log('PostgreSQL died and is being started again');
      for (let wait = 0; !this.#stopping; wait = Math.min(wait + 250, 3000)) {
        await pause(wait);
        if (await this.#startOnce(port)) break;
      }
    }
    // The stop may have come in the middle of a start.
    await clearLeftovers(this.#options.cluster.dir);
  }

  /** True when PostgreSQL accepts connections, false if it could not start. */
  async #startOnce(port: number): Promise<boolean> {
    const { dir } = this.#options.cluster;
    try {
      await clearLeftovers(dir);
      clearSockets(dir);
      const child = this.#spawn(port);
      while (isRunning(child)) {
        const note = postmasterIn(dir);
        if (note?.pid === child.pid && note?.ready) return true;
        await pause(10);
      }
    } catch (error) {
      this.#log.write(`FATAL:  ${error}\n`);
    }
    return false;
  }

  /** Its own session keeps Ctrl-C in the terminal away from PostgreSQL, which the shop still needs for its stop. */
  #spawn(port: number): ChildProcess {
    const { cluster, disposableDir } = this.#options;
    const settings = postgresArguments({ disposable: disposableDir !== null });
    const child = spawn(
      cluster.binaries.postgres,
      ['-D', dirForPostgres(cluster.dir), '-p', String(port), ...settings],
      {
        ...cluster.owner,
        cwd: cluster.dir,
        env: CLEAN_ENVIRONMENT,
        stdio: ['ignore', 'ignore', 'pipe'],
        detached: process.platform !== 'win32',
      },
    );
    child.on('error', (error) => this.#log.write(`FATAL:  ${error.message}\n`));
    child.stderr.setEncoding('utf8').on('data', (text: string) => this.#log.write(text));
    // PostgreSQL must not keep the shop's process alive.
    child.unref();
    (child.stderr as Socket).unref();
    this.#process = child;
    // Windows itself ends the children of a killed process.
    if (child.pid !== undefined && process.platform !== 'win32') this.#guard(child);
    return child;
  }

  #guard(server: ChildProcess): void {
    const { cluster, disposableDir } = this.#options;
    const args = [String(server.pid), disposableDir ?? '', postmasterFile(cluster.dir)];
    const guard = spawn('/bin/sh', ['-c', GUARD, 'sh', ...args], {
      cwd: '/',
      env: CLEAN_ENVIRONMENT,
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    });
    guard.on('error', (error) => this.#log.write(`FATAL:  ${error.message}\n`));
    guard.unref();
    (guard.stdin as Socket).unref();
    server.once('exit', () => guard.kill('SIGKILL'));
    guard.once('exit', () => isRunning(server) && this.#guard(server));
  }
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}
