import { beforeEach, expect, it } from 'vitest';
import { productCountKey } from '#domain/stocktaking.ts';
import { stocktakingTexts } from '#texts/stocktaking.ts';
import { stocktakingDraft } from '#web/state/stocktakingDraft.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mountPage, press, waitUntil } from '#web/testing/mountPage.tsx';
import { StocktakingBar } from './StocktakingBar.tsx';
import { useStocktaking } from './useStocktaking.ts';

const ring = { product: 'ring', unit: 'product', unitName: '', expected: 16, typed: '14' } as const;

beforeEach(() => stocktakingDraft.setState({ counts: { [productCountKey(ring)]: ring }, sent: undefined }));

function Bar() {
  return <StocktakingBar stocktaking={useStocktaking()} />;
}

const alert = () => document.querySelector('[role="alert"]')?.textContent ?? '';

it('a failure goes away once the counts are saved', async () => {
  await mountPage(<Bar />);
  mockCalls({});
  await press(stocktakingTexts.saveCounts);
  await waitUntil(() => expect(alert()).not.toBe(''));
  mockCalls({ 'POST /admin/stocktaking': () => ({ body: { changed: [], right: 0 } }) });
  await press(stocktakingTexts.saveCounts);
  await waitUntil(() => expect(document.body.textContent).toContain(stocktakingTexts.nothingEntered));
  expect(alert()).toBe('');
});
