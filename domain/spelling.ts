/** Misspelt words of the vocabulary. The database corrects those that are like a word of the catalogue. */
import { isOneLetterOff } from './messages/catalogueWords.ts';
import { soundOfPlace } from './places.ts';
import { understandQuery } from './search.ts';
import { byPhrase } from './searchPhrases.ts';

/** Shorter words are like too many others. */
const MIN_LENGTH = 4;

const known = [...byPhrase.keys()].filter(
  (phrase) => !phrase.includes(' ') && phrase.length >= MIN_LENGTH - 1,
);

/** The word of the vocabulary with the same sound, else one with a letter more, less or other. */
function correctedWord(word: string): string | undefined {
  if (word.length < MIN_LENGTH) return undefined;
  const sound = soundOfPlace(word);
  return (
    known.find((other) => soundOfPlace(other) === sound) ?? known.find((other) => isOneLetterOff(word, other))
  );
}

/** The search with its misspelt words corrected: 'nupoor' is 'nupur'. Null if there are none. */
export function corrected(search: string): string | null {
  const { terms } = understandQuery(search);
  const unknown = terms.filter(({ role }) => role === 'word');
  const corrections = unknown.map(({ text }) => [text, correctedWord(text)] as const);
  if (corrections.every(([, word]) => word === undefined)) return null;
  return corrections.reduce(
    (text, [word, other]) => (other ? text.replace(word, other) : text),
    search.normalize('NFC').toLowerCase(),
  );
}
