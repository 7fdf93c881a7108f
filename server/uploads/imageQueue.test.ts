import { describe, expect, it } from 'vitest';
import { openImageQueue } from './imageQueue.ts';

/** Work that starts when its turn comes and ends when the test says so. */
function piece(begun: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = () => {
    begun.push(name);
    return promise;
  };
  return { work, finish: () => resolve(name), fail: () => reject(new Error(name)) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the image queue', () => {
  it('has two slots; the others wait', async () => {
    const queue = openImageQueue(2);
    const begun: string[] = [];
    const pieces = ['a', 'b', 'c', 'd'].map((name) => piece(begun, name));
    const results = pieces.map(({ work }) => queue(work));
    await settled();
    expect(begun).toEqual(['a', 'b']);
    pieces[1]?.finish();
    await settled();
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const { finish } of pieces) finish();
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('takes urgent work first', async () => {
    const queue = openImageQueue(1);
    const begun: string[] = [];
    const pieces = ['running', 'variant', 'upload'].map((name) => piece(begun, name));
    const results = pieces.map(({ work }, place) => queue(work, place === 2 ? 'upload' : 'visitor'));
    for (const { finish } of pieces) finish();
    await Promise.all(results);
    expect(begun).toEqual(['running', 'upload', 'variant']);
  });

  it('frees the slot of failed work', async () => {
    const queue = openImageQueue(1);
    const begun: string[] = [];
    const [bad, good] = [piece(begun, 'bad'), piece(begun, 'good')];
    const outcomes = Promise.allSettled([queue(bad.work), queue(good.work)]);
    bad.fail();
    good.finish();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await queue(async () => 'later')).toBe('later');
  });

  it('refuses when it is full, and recovers afterwards', async () => {
    const queue = openImageQueue(1, 1);
    const begun: string[] = [];
    const [first, second] = [piece(begun, 'first'), piece(begun, 'second')];
    const results = [queue(first.work), queue(second.work)];
    await expect(queue(async () => 'third')).rejects.toMatchObject({ code: 'unavailable' });
    first.finish();
    second.finish();
    await Promise.all(results);
    expect(await queue(async () => 'fourth')).toBe('fourth');
  });

  it('runs background work only when nothing else waits', async () => {
    const queue = openImageQueue(2);
    const begun: string[] = [];
    const pieces = ['visited', 'spare', 'spare too', 'looked at'].map((name) => piece(begun, name));
    const [visited, spare, spareToo, lookedAt] = pieces;
    const results = pieces.map(({ work }, place) =>
      queue(work, place === 1 || place === 2 ? 'background' : 'visitor'),
    );
    await settled();
    expect(begun).toEqual(['visited', 'looked at']);
    visited?.finish();
    await settled();
    expect(begun).toEqual(['visited', 'looked at']);
    lookedAt?.finish();
    await settled();
    expect(begun).toEqual(['visited', 'looked at', 'spare']);
    const late = piece(begun, 'late');
    const lateResult = queue(late.work);
    await settled();
    expect(begun.at(-1)).toBe('late');
    for (const each of [spare, spareToo, late]) each?.finish();
    expect(await Promise.all([...results, lateResult])).toHaveLength(5);
    expect(begun.at(-1)).toBe('spare too');
  });

  it('never refuses background work', async () => {
    const queue = openImageQueue(1, 0);
    const { work, finish } = piece([], 'running');
    const results = [queue(work), queue(async () => 'spare', 'background')];
    finish();
    expect(await Promise.all(results)).toEqual(['running', 'spare']);
  });
});
