import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { productCountKey } from '#domain/stocktaking.ts';
import { stocktakingDraft, type TypedCount } from '#web/state/stocktakingDraft.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { sendCounts } from './sendCounts.ts';

const POST = 'POST /admin/stocktaking';
const count = (product: string, expected: number, typed: string): TypedCount => ({
  product,
  unit: 'product',
  unitName: '',
  expected,
  typed,
});
const type = (...counts: TypedCount[]) =>
  stocktakingDraft.setState(({ counts: others }) => ({
    counts: { ...others, ...Object.fromEntries(counts.map((one) => [productCountKey(one), one])) },
  }));
const typed = () => Object.values(stocktakingDraft.getState().counts);
const saved = () => ({ body: { changed: [], right: 0 } });
const lost = () => Promise.reject(new TypeError('the response is lost'));

beforeEach(() => stocktakingDraft.setState({ counts: {}, sent: undefined }));

it('counts whose response was lost are sent again as they were, with their key, before the others', async () => {
  type(count('ring', 16, '14'));
  mockCalls({ [POST]: lost });
  expect(await sendCounts()).toHaveProperty('error');
  expect(typed()).toHaveLength(1);
  type(count('chain', 3, '2'));
  const sent = mockCalls({ [POST]: saved });
  expect(await sendCounts()).toEqual({ corrected: 2, right: 0 });
  const products = sent.map(({ body }) =>
    (body as { counts: TypedCount[] }).counts.map((one) => one.product),
  );
  expect(products).toEqual([['ring'], ['chain']]);
  expect(typed()).toEqual([]);
});

it('the key stays with counts whose response was lost, and others get another', async () => {
  type(count('ring', 16, '14'));
  const tries = mockCalls({ [POST]: lost });
  await sendCounts();
  const again = mockCalls({ [POST]: saved });
  await sendCounts();
  type(count('ring', 14, '13'));
  await sendCounts();
  const keyOf = ({ headers }: { headers: Headers }) => headers.get('idempotency-key');
  const [before, after, later] = [...tries, ...again].map(keyOf);
  expect(before).toBeTruthy();
  expect(after).toBe(before);
  expect(later).not.toBe(before);
});

it('what is typed while the counts are saved stays, compared with what was saved', async () => {
  type(count('ring', 16, '১৪'), count('chain', 3, '2'));
  mockCalls({
    [POST]: () => {
      type(count('ring', 16, '13'), count('anklet', 5, '5'));
      return saved();
    },
  });
  await sendCounts();
  expect(typed()).toEqual([count('ring', 14, '13'), count('anklet', 5, '5')]);
});

it('a tab waits for the other that sends the same counts, and sends only what that one has not saved', async () => {
  type(count('ring', 16, '14'));
  const locks = {
    request: (_name: string, work: () => unknown) => {
      // The other tab has saved them. Its storage event has not arrived yet.
      localStorage.removeItem('kakon.stocktaking');
      return work();
    },
  };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  const sent = mockCalls({ [POST]: saved });
  expect(await sendCounts()).toEqual({ corrected: 0, right: 0 });
  expect(sent).toEqual([]);
});

it('counts that were refused are not kept for another try, and go with the others', async () => {
  type(count('ring', 16, '14'));
  mockCalls({ [POST]: lost });
  await sendCounts();
  mockCalls({
    [POST]: () => ({ status: 409, body: { message: 'More pieces are missing', code: 'shortStock' } }),
  });
  expect(await sendCounts()).toMatchObject({ counts: [{ product: 'ring' }] });
  expect(stocktakingDraft.getState().sent).toBeUndefined();
  expect(typed()).toHaveLength(1);
});

it('while an earlier try with the same counts still runs, their key stays', async () => {
  type(count('ring', 16, '14'));
  const tries = mockCalls({
    [POST]: () => ({ status: 409, body: { message: 'Still running', code: 'requestInProgress' } }),
  });
  await sendCounts();
  const again = mockCalls({ [POST]: saved });
  await sendCounts();
  const keys = [...tries, ...again].map(({ headers }) => headers.get('idempotency-key'));
  expect(new Set(keys).size).toBe(1);
});
