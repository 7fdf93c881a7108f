import { describe, expect, test } from 'vitest';
import { openImageBench } from './imageBench.ts';

/** Work that begins when it is its turn and ends when told. */
function piece(begun: string[], name: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const work = () => {
    begun.push(name);
    return promise;
  };
  return { work, finish: () => resolve(name), fail: () => reject(new Error(name)) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the bench on which pictures are worked', () => {
  test('has two places; the others wait their turn', async () => {
    const bench = openImageBench(2);
    const begun: string[] = [];
    const pieces = ['a', 'b', 'c', 'd'].map((name) => piece(begun, name));
    const results = pieces.map(({ work }) => bench(work));
    await settled();
    expect(begun).toEqual(['a', 'b']);
    pieces[1]?.finish();
    await settled();
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const { finish } of pieces) finish();
    expect(await Promise.all(results)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('takes what is urgent first', async () => {
    const bench = openImageBench(1);
    const begun: string[] = [];
    const pieces = ['running', 'variant', 'upload'].map((name) => piece(begun, name));
    const results = pieces.map(({ work }, place) => bench(work, place === 2 ? 'sender' : 'visitor'));
    for (const { finish } of pieces) finish();
    await Promise.all(results);
    expect(begun).toEqual(['running', 'upload', 'variant']);
  });

  test('gives a place free that failed', async () => {
    const bench = openImageBench(1);
    const begun: string[] = [];
    const [bad, good] = [piece(begun, 'bad'), piece(begun, 'good')];
    const outcomes = Promise.allSettled([bench(bad.work), bench(good.work)]);
    bad.fail();
    good.finish();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await bench(async () => 'later')).toBe('later');
  });

  test('says it is busy when the line is full, and is itself again after', async () => {
    const bench = openImageBench(1, 1);
    const begun: string[] = [];
    const [first, second] = [piece(begun, 'first'), piece(begun, 'second')];
    const results = [bench(first.work), bench(second.work)];
    await expect(bench(async () => 'third')).rejects.toMatchObject({ code: 'unavailable' });
    first.finish();
    second.finish();
    await Promise.all(results);
    expect(await bench(async () => 'fourth')).toBe('fourth');
  });

  test('leaves to everybody else what is made for nobody yet', async () => {
    const bench = openImageBench(2);
    const begun: string[] = [];
    const pieces = ['visited', 'spare', 'spare too', 'looked at'].map((name) => piece(begun, name));
    const [visited, spare, spareToo, lookedAt] = pieces;
    const results = pieces.map(({ work }, place) =>
      bench(work, place === 1 || place === 2 ? 'nobody' : 'visitor'),
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
    const lateResult = bench(late.work);
    await settled();
    expect(begun.at(-1)).toBe('late');
    for (const each of [spare, spareToo, late]) each?.finish();
    expect(await Promise.all([...results, lateResult])).toHaveLength(5);
    expect(begun.at(-1)).toBe('spare too');
  });

  test('never refuses what can wait', async () => {
    const bench = openImageBench(1, 0);
    const { work, finish } = piece([], 'running');
    const results = [bench(work), bench(async () => 'spare', 'nobody')];
    finish();
    expect(await Promise.all(results)).toEqual(['running', 'spare']);
  });
});
