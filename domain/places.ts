/** How names of places are compared: typed in a hurry, in either script, and spelled as they sound. */

/** Case, spaces and marks don't tell places apart: "cox's bazar" and "Coxsbazar" are one. */
export const foldPlace = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Bangla sounds have several Latin spellings; each rule leads them to one. The order matters. */
const soundRules: readonly (readonly [RegExp, string])[] = [
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
  [/(.)\1+/g, '$1'],
];

/** "Monohorgonj" and "Manoharganj" sound alike; so do "Sreepur" and "Shripur". Bangla stays as it is. */
export const soundOfPlace = (text: string): string =>
  soundRules.reduce((sound, [spelling, one]) => sound.replace(spelling, one), foldPlace(text));

interface Spelled {
  spellings: readonly string[];
}

/** So many letters of a sound tell something; fewer sound like anything. */
const SOUND_MIN = 3;

/** 0 where a spelling begins with what was typed, 1 where one holds it, 2 and 3 the same by sound, 4 where none does. */
function distanceOf({ spellings }: Spelled, typed: string): number {
  const placeIn = (fold: (text: string) => string) => {
    const wanted = fold(typed);
    const found = spellings.map((spelling) => fold(spelling).indexOf(wanted));
    return found.includes(0) ? 0 : found.some((place) => place > 0) ? 1 : 2;
  };
  const exact = placeIn(foldPlace);
  if (exact < 2) return exact;
  return soundOfPlace(typed).length < SOUND_MIN ? 4 : 2 + placeIn(soundOfPlace);
}

/** Those that what was typed may mean, the nearest first and otherwise in their order; all when nothing is typed. */
export const nearestPlaces = <P extends Spelled>(typed: string, places: readonly P[]): readonly P[] =>
  places
    .map((place) => ({ place, distance: distanceOf(place, typed) }))
    .filter(({ distance }) => distance < 4)
    .sort((one, other) => one.distance - other.distance)
    .map(({ place }) => place);
