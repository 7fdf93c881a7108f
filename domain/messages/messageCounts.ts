/** Quantities in a message: '2 dozen', '৩টা', 'x2', 'ek jora', 'duita'. */
import type { Marked, Unit } from './marks.ts';
import type { MessageWord } from './messageWords.ts';

const list = (words: string): string[] => words.normalize('NFC').split(' ');

const units = new Map<string, Unit>([
  ...list(
    'ta ti to te khana pc pcs pic pics pis piece pieces pice packet pack bottle box টা টি টে খানা পিস পিছ বোতল বক্স প্যাকেট',
  ).map((word): [string, Unit] => [word, 'piece']),
  ...list('pair pairs jora jore জোড়া jor').map((word): [string, Unit] => [word, 'pair']),
  ...list('set sets সেট').map((word): [string, Unit] => [word, 'set']),
  ...list('dozen dozens dz doz dzn dojon dozon dojen daz dojn ডজন ডর্জন').map((word): [string, Unit] => [
    word,
    'dozen',
  ]),
]);

const numbers = new Map<string, number>([
  ...list('ek one এক ak').map((word): [string, number] => [word, 1]),
  ...list('dui two দুই du').map((word): [string, number] => [word, 2]),
  ...list('tin three তিন').map((word): [string, number] => [word, 3]),
  ...list('char four চার').map((word): [string, number] => [word, 4]),
  ...list('pach panch five পাঁচ').map((word): [string, number] => [word, 5]),
  ...list('choy six ছয়').map((word): [string, number] => [word, 6]),
]);

/** A number and its unit in one word. */
const whole = new Map<string, number>([
  ...list('ekta akta ekti akti ekta একটা একটি akta ekkhana').map((word): [string, number] => [word, 1]),
  ...list('duita duta duto duiti dui দুইটা দুটো দুটি দুইটি').map((word): [string, number] => [word, 2]),
  ...list('tinta tinti তিনটা তিনটি').map((word): [string, number] => [word, 3]),
  ...list('charta charti চারটা চারটি').map((word): [string, number] => [word, 4]),
  ...list('pachta panchta পাঁচটা পাঁচটি').map((word): [string, number] => [word, 5]),
]);

const HALF_DOZEN = 6;
/** More is a price or a part of an address. */
const MAX_COUNT = 500;

const numberOf = ({ text }: MessageWord): number | null =>
  /^\d{1,3}$/.test(text) ? Number(text) : (numbers.get(text) ?? null);

const isCount = (count: number | null): count is number => count !== null && count > 0 && count <= MAX_COUNT;

/** The quantity that begins with a word. Null if none does. A bare number is none. */
export function countAt(words: readonly MessageWord[], at: number): Marked | null {
  const word = words[at];
  if (!word) return null;
  const next = words[at + 1]?.before === null ? words[at + 1] : undefined;
  const unit = units.get(next?.text ?? '');
  const half = ['half', 'hap', 'haf', 'হাফ', 'আধা'].includes(word.text);
  if (half && unit === 'dozen') return { kind: 'count', count: HALF_DOZEN, unit: 'piece', length: 2 };
  if ((word.text === 'x' || word.text === 'qty') && next && /^\d{1,3}$/.test(next.text)) {
    return { kind: 'count', count: Number(next.text), unit: 'piece', length: 2 };
  }
  const value = numberOf(word);
  if (isCount(value) && unit) return { kind: 'count', count: value, unit, length: 2 };
  if (isCount(value) && next?.text === 'x' && /^\d/.test(word.text)) {
    return { kind: 'count', count: value, unit: 'piece', length: 2 };
  }
  const count = whole.get(word.text);
  return count === undefined ? null : { kind: 'count', count, unit: 'piece', length: 1 };
}
