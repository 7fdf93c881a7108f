/** What lies between a shop and a database elsewhere: a network that delays, cuts, resets, hangs and forgets. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll } from 'vitest';
import type { Dice } from './dice.ts';

/**
 * `slow`: each piece takes up to 150 ms. `cut`: nobody is let through, who was connected is hung up on. `hanging`:
 * nothing moves, nothing is lost. `forgetful`: connections there were lead nowhere from now on, new ones are fine.
 */
type Weather = 'fine' | 'slow' | 'cut' | 'hanging' | 'forgetful';

export interface LossyNetwork {
  /** The database's address, by this network. */
  url: string;
  becomes(weather: Weather): void;
  /** Connections that are open now end without a goodbye, in the middle of whatever they carry. */
  reset(): void;
}

const slowestMs = 150;

interface Line {
  client: Socket;
  server: Socket;
  /** Leads nowhere. */
  dead: boolean;
}

export async function openLossyNetwork(url: string, dice: Dice): Promise<LossyNetwork> {
  const database = new URL(url);
  const lines = new Set<Line>();
  let weather: Weather = 'fine';
  let clearing = Promise.withResolvers<void>();

  async function carry(line: Line, to: Socket, piece: Buffer): Promise<void> {
    if (weather === 'slow') await pause(dice.whole(slowestMs));
    while (weather === 'hanging') await clearing.promise;
    if (!line.dead && !to.destroyed) to.write(piece);
  }

  function join(line: Line, from: Socket, to: Socket): void {
    let last = Promise.resolve();
    from.on('data', (piece: Buffer) => {
      // In the order they came, however long each took.
      last = last.then(() => carry(line, to, piece));
    });
    from.on('error', () => {});
    from.on('close', () => void last.then(() => line.dead || to.end()));
  }

  const gate = createServer((client) => {
    if (weather === 'cut') return void client.destroy();
    const server = connect(Number(database.port), database.hostname);
    const line: Line = { client, server, dead: false };
    lines.add(line);
    client.on('close', () => lines.delete(line));
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

  afterAll(() => {
    reset();
    gate.close();
  });
  const way = new URL(url);
  // No socket of its own directory: that is no network.
  way.searchParams.delete('host');
  way.port = String((gate.address() as AddressInfo).port);
  return {
    url: way.href,
    reset,
    becomes(next) {
      weather = next;
      if (next === 'cut') reset();
      if (next === 'forgetful') for (const line of lines) line.dead = true;
      clearing.resolve();
      clearing = Promise.withResolvers();
    },
  };
}
