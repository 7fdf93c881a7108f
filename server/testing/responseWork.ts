/**
 * The work behind a response: its statements, and the stored hashes that a password or code is compared with, by their
 * parameters. Responses with the same work take equally long, whatever else the machine does. A test file that uses this
 * says `vi.mock('@node-rs/argon2', { spy: true })`.
 */
import { verify } from '@node-rs/argon2';
import { vi } from 'vitest';
import { statementsOf } from '../../bench/statements.ts';

export interface ResponseWork {
  statements: string[];
  hashes: string[];
}

/** Without salt and hash: `$argon2id$v=19$m=19456,t=2,p=1`. */
const parametersOf = (stored: unknown): string => String(stored).split('$').slice(0, 4).join('$');

export async function responseWork(call: () => Promise<unknown>): Promise<ResponseWork> {
  const comparing = vi.mocked(verify);
  comparing.mockClear();
  const statements = await statementsOf(call);
  return {
    statements: statements.map(({ text }) => text),
    hashes: comparing.mock.calls.map(([stored]) => parametersOf(stored)),
  };
}
