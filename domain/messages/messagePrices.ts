/** Prices in a message: '220 tk', '৳220', '220/-'. */
import { MAX_PRICE_TAKA } from '../money.ts';
import type { Marked } from './marks.ts';
import type { MessageWord } from './messageWords.ts';

const money = new Set(['tk', 'taka', 'takar', 'bdt', 'টাকা', 'টাকার']);

/** The price that begins with a word. Null if none does. Taka. */
export function priceAt(message: string, words: readonly MessageWord[], at: number): Marked | null {
  const word = words[at];
  if (!word || !/^\d{2,7}$/.test(word.text) || Number(word.text) > MAX_PRICE_TAKA) return null;
  const next = words[at + 1];
  const price = { kind: 'price', taka: Number(word.text) } as const;
  if (next && next.before === null && money.has(next.text)) return { ...price, length: 2 };
  const isSigned =
    message[word.from - 1] === '৳' || message[word.to] === '৳' || message.startsWith('/-', word.to);
  return isSigned ? { ...price, length: 1 } : null;
}
