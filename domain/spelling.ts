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

/**
 * The search with its misspelt words corrected: 'nupoor' is 'nupur'. First with its other words, then without those that
 * are not known. Empty if no word is corrected.
 */
export function corrections(search: string): string[] {
  const { terms } = understandQuery(search);
  const words = terms.map(({ text, role }) => {
    const known = role === 'word' ? correctedWord(text) : text;
    return { text, role, known };
  });
  if (!words.some(({ role, known }) => role === 'word' && known)) return [];
  const whole = words.reduce(
    (text, word) => (word.known ? text.replace(word.text, word.known) : text),
    search.normalize('NFC').toLowerCase(),
  );
  const known = words.flatMap((word) => word.known ?? []).join(' ');
  return [...new Set([whole, known])];
}
