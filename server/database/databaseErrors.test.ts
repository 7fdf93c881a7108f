import { describe, expect, it } from 'vitest';
import { isUnavailable, mayRetry } from './databaseErrors.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

describe('the database counts as unavailable', () => {
  it.each([
    ['a network that is gone', 'ENETUNREACH'],
    ['a machine that is gone', 'EHOSTUNREACH'],
    ['a machine without PostgreSQL', 'ECONNREFUSED'],
    ['a connection that breaks', 'ECONNRESET'],
    ['a pooler without a server', '08P01'],
    ['too many connections', '53300'],
    ['a server that stops', '57P01'],
    ['a server that crashed', '57P02'],
    ['a server that starts', '57P03'],
    ['a statement that takes too long', '57014'],
    ['a lock that is waited for too long', '55P03'],
    ['a standby', '25006'],
    ['a transaction that idles', '25P03'],
  ])('after %s (%s)', (_, code) => {
    expect(isUnavailable(withCode(code))).toBe(true);
  });

  it('if every address failed so', () => {
    const both = (...codes: string[]) => new AggregateError(codes.map(withCode));
    expect(isUnavailable(both('ECONNREFUSED', 'ETIMEDOUT'))).toBe(true);
    expect(isUnavailable(both('ECONNREFUSED', '42601'))).toBe(false);
  });

  it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
    'after the driver’s error without a code: %s',
    (message) => {
      expect(isUnavailable(new Error(message))).toBe(true);
    },
  );

  it.each([
    ['a wrong statement', '42601'],
    ['a broken rule', '23505'],
    ['a conflict, which is retried', '40001'],
    ['an error inside PostgreSQL', 'XX000'],
  ])('but not after %s (%s)', (_, code) => {
    expect(isUnavailable(withCode(code))).toBe(false);
  });
});

it('a conflict and a deadlock are retried, and nothing else', () => {
  const codes = ['40001', '40P01', '40003', '57014', '23505'];
  expect(codes.filter((code) => mayRetry(withCode(code)))).toEqual(['40001', '40P01']);
});
