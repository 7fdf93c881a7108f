/** Sends the typed counts, each once, also where a response was lost and counts were typed since. */
import { readNumber } from '#domain/numbers.ts';
import { productCountKey } from '#domain/stocktaking.ts';
import { adminApi } from '#web/api/adminClient.ts';
import { isDecided } from '#web/api/isDecided.ts';
import { newKey } from '#web/browser/newKey.ts';
import { rereadStores } from '#web/state/persistedStore.ts';
import { type StocktakingDraft, stocktakingDraft, type TypedCount } from '#web/state/stocktakingDraft.ts';
import { bodyOf } from './counts.ts';

type Sent = NonNullable<StocktakingDraft['sent']>;

interface Saved {
  corrected: number;
  right: number;
}

/** What went wrong, and with which counts. */
interface Failed {
  error: unknown;
  counts: readonly TypedCount[];
}

/** One tab at a time: two that send the same counts, each with a key of its own, would move the stock twice. */
export const sendCounts = (): Promise<Saved | Failed> =>
  // A plain HTTP address has no locks.
  navigator.locks ? navigator.locks.request('kakon.stocktaking', sendAll) : sendAll();

/** First what an earlier try left without a response, as it was; then all that is typed besides. */
async function sendAll(): Promise<Saved | Failed> {
  // Another tab may have saved some while this one waited.
  rereadStores();
  const { sent } = stocktakingDraft.getState();
  const earlier = sent ? await send(sent) : { corrected: 0, right: 0 };
  // Counts that were refused are not saved, and go with the others.
  if ('error' in earlier && !isDecided(earlier.error)) return earlier;
  const { corrected, right } = 'error' in earlier ? { corrected: 0, right: 0 } : earlier;
  const counts = Object.values(stocktakingDraft.getState().counts);
  if (counts.length === 0) return { corrected, right };
  const others = await send({ key: newKey(), counts });
  if ('error' in others) return others;
  return { corrected: corrected + others.corrected, right: right + others.right };
}

async function send(sent: Sent): Promise<Saved | Failed> {
  stocktakingDraft.setState({ sent });
  try {
    const { right } = await adminApi.saveStocktaking(
      { body: bodyOf(sent.counts) },
      { idempotencyKey: sent.key },
    );
    stocktakingDraft.setState(({ counts }) => ({
      counts: withoutSaved(counts, sent.counts),
      sent: undefined,
    }));
    return { corrected: sent.counts.length - right, right };
  } catch (error) {
    if (isDecided(error)) stocktakingDraft.setState({ sent: undefined });
    return { error, counts: sent.counts };
  }
}

/** What was typed while the counts were sent stays. The shop now has what was saved of it, so it is compared with that. */
function withoutSaved(
  counts: StocktakingDraft['counts'],
  saved: readonly TypedCount[],
): StocktakingDraft['counts'] {
  const savedBy = new Map(saved.map((count) => [productCountKey(count), count]));
  return Object.fromEntries(
    Object.entries(counts).flatMap(([key, count]) => {
      const before = savedBy.get(key);
      if (!before) return [[key, count]];
      return before.typed === count.typed
        ? []
        : [[key, { ...count, expected: Number(readNumber(before.typed)) }]];
    }),
  );
}
