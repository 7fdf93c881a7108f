/** Comparison of place names in either script, with typing mistakes or spelled by sound. */

/** Ignores case, spaces and punctuation: "cox's bazar" equals "Coxsbazar". */
export const foldPlace = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Rules that lead the Latin spellings of a Bangla sound to one. Their order matters. */
const soundRules: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/([kgcjtdpb])h/g, '$1'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/(?<![aeiou])wa/g, 'o'],
  [/[ou]+w?|au/g, 'o'],
  [/ee|y/g, 'i'],
  [/z/g, 'j'],
  [/[vw]/g, 'b'],
  [/q/g, 'k'],
  [/[ao]/g, 'a'],
  // Not digits: sector 11 is not sector 1.
  [/(\D)\1+/g, '$1'],
  [/(?<=a)h$/g, ''],
];

/** "Monohorgonj" equals "Manoharganj", "Sreepur" equals "Shripur". Bangla script is unchanged. */
export const soundOfPlace = (text: string): string =>
  soundRules.reduce((sound, [spelling, one]) => sound.replace(spelling, one), foldPlace(text));

interface Spelled {
  spellings: readonly string[];
}

/** The shortest sound that is compared; shorter ones match anything. */
const SOUND_MIN = 3;

/**
 * 0 if a spelling begins with the typed text, 1 if one contains it, 2 and 3 the same by sound, 4 for no match.
 */
function distanceOf({ spellings }: Spelled, typed: string): number {
  const distanceBy = (fold: (text: string) => string) => {
    const wanted = fold(typed);
    const positions = spellings.map((spelling) => fold(spelling).indexOf(wanted));
    return positions.includes(0) ? 0 : positions.some((position) => position > 0) ? 1 : 2;
  };
  const exact = distanceBy(foldPlace);
  if (exact < 2) return exact;
  return soundOfPlace(typed).length < SOUND_MIN ? 4 : 2 + distanceBy(soundOfPlace);
}

/** The matches for a typed text, best first, otherwise in their order. All if nothing is typed. */
export const nearestPlaces = <P extends Spelled>(typed: string, places: readonly P[]): readonly P[] =>
  places
    .map((place) => ({ place, distance: distanceOf(place, typed) }))
    .filter(({ distance }) => distance < 4)
    .sort((one, other) => one.distance - other.distance)
    .map(({ place }) => place);
