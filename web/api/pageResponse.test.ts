import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { type ProblemCode, problemKindOf } from '#domain/problemKinds.ts';
import { Problem } from '#domain/problems.ts';
import { isNotFound, sendForPage } from './pageResponse.ts';

const load = (error: unknown) =>
  sendForPage(() => Promise.reject(error))('product', endpoints.product, {}, {}).catch((thrown) => thrown);

describe('an API error while a page loads', () => {
  it.each<[ProblemCode, number]>([
    ['productNotFound', 404],
    ['invalidInput', 400],
    ['adminOnly', 403],
    ['unavailable', 503],
    ['tooManyRequests', 503],
  ])('%s becomes a page with status %i', async (code, status) => {
    expect(await load(new Problem(code, { kind: problemKindOf(code) }))).toMatchObject({ init: { status } });
  });

  it('of something that does not exist is told from others', async () => {
    const thrown = async (code: ProblemCode) =>
      isNotFound(await load(new Problem(code, { kind: problemKindOf(code) })));
    expect(await thrown('productNotFound')).toBe(true);
    expect(await thrown('invalidInput')).toBe(false);
    expect(await thrown('broken')).toBe(false);
  });

  it('that is a server fault stays an error', async () => {
    const fault = new Problem('broken');
    expect(await load(fault)).toBe(fault);
    const bug = new TypeError('undefined is not a function');
    expect(await load(bug)).toBe(bug);
  });
});
