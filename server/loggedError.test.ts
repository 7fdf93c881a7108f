import { describe, expect, it } from 'vitest';
import { loggedError } from './loggedError.ts';
import { openTestDatabase } from './testing/testDatabase.ts';

const { pool } = await openTestDatabase();

/** As the database itself words it. */
async function refusalOf(text: string, values: string[] = []): Promise<unknown> {
  try {
    await pool.query(text, values);
  } catch (error) {
    return error;
  }
  throw new Error('the statement was to fail');
}

describe('an error of PostgreSQL', () => {
  it.each([
    ['a value of another type', 'select $1::text::uuid', ['rima@example.com 017']],
    ['a number out of range', 'select $1::text::int', ['01712345678901']],
    ['a date that is none', "select ($1::text || ' rima')::date", ['secret']],
    ['a search that cannot be read', "select to_tsquery('simple', $1)", ['rima secret & |']],
    ['an exception of a function', "do $$ begin raise exception 'the shop lacks: rima'; end $$", []],
    ['a pattern', "select 'a' ~ $1", ['rima(secret']],
    ['JSON', 'select $1::json', ['{"rima": secret}']],
  ])('about %s names no value', async (_, text, values) => {
    const logged = loggedError(await refusalOf(text, values));
    expect(logged.code).toMatch(/^[0-9A-Z]{5}$/);
    expect(JSON.stringify(logged)).not.toMatch(/rima|secret|0171234/);
  });

  it('says which constraint, table and column', async () => {
    await pool.query('create temporary table ring (size text constraint ring_size check (size <> $$rima$$))');
    const logged = loggedError(await refusalOf('insert into ring values ($1)', ['rima']));
    expect(logged).toMatchObject({
      code: '23514',
      constraint: 'ring_size',
      table: 'ring',
      message: expect.stringContaining('ring_size'),
      stack: expect.stringContaining('loggedError.test.ts'),
    });
    expect(JSON.stringify(logged)).not.toContain('rima');
    expect(loggedError(await refusalOf('select * from bangle'))).toMatchObject({
      message: 'relation "bangle" does not exist',
    });
  });
});

describe('any other error', () => {
  it('shows its message once, and where it was thrown', () => {
    const logged = loggedError(Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' }));
    expect(logged).toMatchObject({ type: 'Error', message: 'write EPIPE', code: 'EPIPE', syscall: 'write' });
    expect(logged.stack).toMatch(/^\s+at /);
    expect(logged.stack).not.toContain('write EPIPE');
  });

  it('shows no email, and no field that is not on the list', () => {
    const error = Object.assign(new Error('550 <rima@example.com> unknown'), {
      rejected: ['rima@example.com'],
      detail: 'rima',
      response: 'rima',
    });
    expect(JSON.stringify(loggedError(error))).not.toContain('rima');
    expect(loggedError('rima@example.com')).toEqual({ type: 'string', message: 'thrown without an error' });
  });

  it('with a long message takes little time, and its end shows no part of an email', () => {
    const before = process.cpuUsage();
    expect(loggedError(new Error('x'.repeat(50_000))).message.length).toBeLessThanOrEqual(500);
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(500);
    const recipients = `${'somebody.with.a.long.name@mail.example, '.repeat(49)}${'x'.repeat(30)} rima.begum@example.com`;
    expect(loggedError(new Error(recipients)).message).not.toContain('rima');
  });

  it('names its causes, and stops where a cause is its own cause', () => {
    const error = new Error('outer', { cause: new AggregateError([new Error('one'), new Error('two')]) });
    expect(loggedError(error)).toMatchObject({
      cause: { type: 'AggregateError', errors: [{ message: 'one' }, { message: 'two' }] },
    });
    const circle = new Error('circle');
    circle.cause = circle;
    expect(JSON.stringify(loggedError(circle))).toContain('circle');
  });
});
