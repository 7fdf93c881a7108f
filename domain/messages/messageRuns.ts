/** Runs of words of one kind, and what becomes of those that are not understood: a name, a part of the address, or unread. */
import { isJoined, MAX_NAME_WORDS, type Tag, type Tagged } from './messageTags.ts';
import { surnames } from './politeWords.ts';

export interface Run {
  /** Places in the list of words: the first, and the one after the last. */
  from: number;
  to: number;
  tag: Tag | null;
}

/** Words in a row with the same tag. Words that mean nothing separate no run. */
export function runsOf({ words, tags }: Pick<Tagged, 'words' | 'tags'>): Run[] {
  const runs: Run[] = [];
  words.forEach((word, at) => {
    const tag = tags[at] ?? null;
    const last = runs.at(-1);
    if (last && last.tag === tag && isJoined(word)) last.to = at + 1;
    else runs.push({ from: at, to: at + 1, tag });
  });
  return runs;
}

const MIN_NAME_CHARACTERS = 3;
/** Words before one's own name: 'ami Mitu'. */
const selfWords = new Set(['ami', 'আমি']);

interface Candidate extends Run {
  score: number;
}

/** True if a run reaches from one break to the next, but for words that mean nothing. */
function isAlone({ words, tags }: Tagged, run: Run): boolean {
  let { from, to } = run;
  while (isJoined(words[from]) && tags[from - 1] === 'silent') from -= 1;
  while (to < words.length && isJoined(words[to]) && tags[to] === 'silent') to += 1;
  return !isJoined(words[from]) && (to >= words.length || !isJoined(words[to]));
}

/** 'kobe pabo?' */
function isInQuestion({ words }: Tagged, { to }: Run): boolean {
  let end = to;
  while (isJoined(words[end])) end += 1;
  return words[end - 1]?.isAsked ?? false;
}

/** How likely a run is the customer's name. Negative if it cannot be. */
function nameScore(tagged: Tagged, run: Run, runs: readonly Run[]): number {
  const texts = tagged.words.slice(run.from, run.to).map(({ text }) => text);
  if (texts.length > MAX_NAME_WORDS || texts.some((text) => /\d/.test(text))) return -1;
  // An initial is a part of a name, not a name.
  if (texts.every((text) => text.length < 2)) return -1;
  if (texts.join('').length < MIN_NAME_CHARACTERS) return -1;
  const isSaid = selfWords.has(tagged.words[run.from - 1]?.text ?? '') && isJoined(tagged.words[run.from]);
  const place = runs.indexOf(run);
  const [before, after] = [runs[place - 1], runs[place + 1]];
  const isBetween = (tag: Tag) => before?.tag === tag && after?.tag === tag;
  if ((isBetween('item') && !isAlone(tagged, run)) || isInQuestion(tagged, run)) return -1;
  const { words } = tagged;
  const isWhole = !isJoined(words[run.from]) && (run.to >= words.length || !isJoined(words[run.to]));
  const isNextToAddress = before?.tag === 'address' || after?.tag === 'address';
  const isBesideItem =
    (before?.tag === 'item' && before.to === run.from && isJoined(tagged.words[run.from])) ||
    (after?.tag === 'item' && after.from === run.to && isJoined(tagged.words[run.to]));
  return (
    (texts.some((text) => surnames.has(text)) ? 5 : 0) +
    (isSaid ? 3 : 0) +
    (isWhole ? 4 : isAlone(tagged, run) ? 2 : 0) +
    (run.from === 0 || run.to === tagged.words.length ? 2 : 0) +
    (isBetween('address') ? -3 : 0) +
    (isBesideItem && !isNextToAddress ? -4 : 0) +
    (texts.length <= 2 ? 1 : 0)
  );
}

/** The score of words between two breaks. */
const CERTAIN = 3;

/** Takes the likeliest run as the name if no label has named one. Returns whether it certainly is the name. */
export function tagLikelyName(tagged: Tagged): boolean {
  if (tagged.tags.includes('name')) return true;
  const runs = runsOf(tagged).filter(({ tag }) => tag !== 'silent');
  const candidates = runs
    .filter(({ tag }) => tag === null)
    .map((run): Candidate => ({ ...run, score: nameScore(tagged, run, runs) }))
    .filter(({ score }) => score >= 0)
    .sort((one, other) => other.score - one.score);
  const [best, second] = candidates;
  if (!best) return false;
  tagged.tags.fill('name', best.from, best.to);
  return best.score >= CERTAIN && (!second || second.score < best.score);
}

/** True if a new line or sentence begins with a word from the one up to the other. */
const hasLine = ({ words }: Tagged, from: number, to: number): boolean =>
  words.slice(from, to + 1).some(({ before }) => before === 'line');

/** What is not understood belongs to the address if it stands beside it. */
export function tagBesideAddress(tagged: Tagged): void {
  const runs = runsOf(tagged).filter(({ tag }) => tag !== 'silent');
  runs.forEach((run, place) => {
    if (run.tag !== null) return;
    const [before, after] = [runs[place - 1], runs[place + 1]];
    const followsAddress = before?.tag === 'address' && !hasLine(tagged, before.to, run.from);
    const leadsToAddress = after?.tag === 'address' && !hasLine(tagged, run.to, after.from);
    if (followsAddress || leadsToAddress) tagged.tags.fill('address', run.from, run.to);
  });
}

/** What is not understood right beside an item may be a name of it: 'eid set', 'সেগুন কাঠের আলনা'. */
export function tagBesideItems(tagged: Tagged): void {
  const runs = runsOf(tagged);
  runs.forEach((run, place) => {
    if (run.tag !== null) return;
    const [before, after] = [runs[place - 1], runs[place + 1]];
    const follows = before?.tag === 'item' && isJoined(tagged.words[run.from]);
    const leads = after?.tag === 'item' && isJoined(tagged.words[after.from]);
    if (follows || leads) tagged.tags.fill('item', run.from, run.to);
  });
}

/** Words between two words of an item that nothing separates: 'jhumka with small pearls'. */
export function tagInsideItems(tagged: Tagged): void {
  const { words, tags } = tagged;
  let last = -1;
  words.forEach((word, at) => {
    if (!isJoined(word) || tags[at] === 'name' || tags[at] === 'address') last = -1;
    if (tags[at] !== 'item') return;
    for (let place = last + 1; last >= 0 && place < at; place += 1) tags[place] ??= 'item';
    last = at;
  });
}
