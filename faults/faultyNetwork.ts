/**
 * A TCP proxy between the shop and its database that delays, cuts, resets, stalls or silently drops
 * connections.
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { closeAtEnd } from '#server/testing/closings.ts';
import type { Random } from './random.ts';

/**
 * `slow`: each packet takes up to 150 ms. `cut`: connections are closed and new ones refused. `hanging`:
 * nothing moves, nothing is lost. `forgetful`: existing connections lead nowhere, new ones work.
 */
type Condition = 'fine' | 'slow' | 'cut' | 'hanging' | 'forgetful';

export interface FaultyNetwork {
  /** The database's URL through this proxy. */
  url: string;
  becomes(condition: Condition): void;
  /** Resets the open connections in the middle of their data. */
  reset(): void;
}

const slowestMs = 150;

interface Line {
  client: Socket;
  server: Socket;
  /** Its data are dropped. */
  dead: boolean;
}

export async function openFaultyNetwork(url: string, random: Random): Promise<FaultyNetwork> {
  const database = new URL(url);
  const lines = new Set<Line>();
  let condition: Condition = 'fine';
  let clearing = Promise.withResolvers<void>();

  async function carry(line: Line, to: Socket, piece: Buffer): Promise<void> {
    if (condition === 'slow') await pause(random.whole(slowestMs));
    while (condition === 'hanging') await clearing.promise;
    if (!line.dead && !to.destroyed) to.write(piece);
  }

  function join(line: Line, from: Socket, to: Socket): void {
    let last = Promise.resolve();
    from.on('data', (piece: Buffer) => {
      // In order of arrival, whatever the delay of each packet.
      last = last.then(() => carry(line, to, piece));
    });
    from.on('error', () => {});
    from.on('close', () => void last.then(() => line.dead || to.end()));
  }

  const gate = createServer((client) => {
    if (condition === 'cut') return void client.destroy();
    const server = connect(Number(database.port), database.hostname);
    const line: Line = { client, server, dead: false };
    lines.add(line);
    // The server of a dead connection never hears of its end.
    server.on('close', () => lines.delete(line));
    join(line, client, server);
    join(line, server, client);
  }).listen(0, '127.0.0.1');
  await once(gate, 'listening');

  function reset(): void {
    for (const { client, server } of lines) {
      client.resetAndDestroy();
      server.resetAndDestroy();
    }
  }

  closeAtEnd(() => {
    reset();
    gate.close();
  });
  const way = new URL(url);
  // Over TCP, since a Unix socket is no network.
  way.searchParams.delete('host');
  way.port = String((gate.address() as AddressInfo).port);
  return {
    url: way.href,
    reset,
    becomes(next) {
      condition = next;
      if (next === 'cut') reset();
      if (next === 'forgetful') for (const line of lines) line.dead = true;
      clearing.resolve();
      clearing = Promise.withResolvers();
    },
  };
}
