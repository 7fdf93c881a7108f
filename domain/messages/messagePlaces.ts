/** The district and thana that a message names, and the words that name them. */
import { BREAK } from '../addressWords.ts';
import { namesIn } from '../zoneMentions.ts';
import { familiesNamed, numbersIn, type ZoneFamily } from '../zoneNumbers.ts';
import type { MessageWord } from './messageWords.ts';
import { type NamedPlace, placesNamed } from './placeIndex.ts';

/** The words that name places: the first, and the first after them, by their place among the message's words. */
export interface PlaceMention {
  from: number;
  to: number;
  places: readonly NamedPlace[];
}

export interface ReadPlaces {
  district: string;
  thana: string;
  sure: { district: boolean; thana: boolean };
  /** Only those that agree with the district. */
  mentions: readonly PlaceMention[];
}

const roads = new Set(['road', 'rd', 'roads', 'sarak', 'sorok', 'street', 'রোড', 'সড়ক'.normalize('NFC')]);
const sadar = new Set(['sadar', 'sodor', 'sador', 'shodor', 'সদর']);

/** 'Mirpur Road' is in Dhanmondi, but 'Mirpur Road 5' is a road of Mirpur. */
const namesRoad = (words: readonly MessageWord[], to: number): boolean => {
  const [road, number] = [words[to], words[to + 1]];
  return road?.before === null && roads.has(road.text) && !/^\d/.test(number?.text ?? '');
};

/** The mentions in the words. Words that are known to be something else name no place on their own. */
export function placeMentions(
  words: readonly MessageWord[],
  isOther: (at: number) => boolean,
): readonly PlaceMention[] {
  const texts = words.flatMap(({ text, before }) => (before === null ? [text] : [BREAK, text]));
  const placeOf = words.flatMap(({ before }, at) => (before === null ? [at] : [at, at]));
  const found = namesIn(texts, (joined) => {
    const places = /^\d*$/.test(joined) ? [] : placesNamed(joined);
    return places.length > 0 ? [{ places }] : [];
  });
  return found
    .map(({ from, to, places }) => ({ from: placeOf[from] ?? 0, to: (placeOf[to - 1] ?? 0) + 1, places }))
    .filter(({ from, to }) => !(to - from === 1 && isOther(from)) && !namesRoad(words, to));
}

const familyNames: Readonly<Record<ZoneFamily, string>> = {
  mirpur: 'mirpur',
  sector: 'uttarasector',
  gulshan: 'gulshan',
  nikunja: 'nikunja',
};

/** 'sector 4, Uttara' and 'section 10, Mirpur': areas that are named by a number apart from their name. */
function numberedPlaces(words: readonly MessageWord[]): readonly NamedPlace[] {
  const texts = words.flatMap(({ text, before }) => (before === null ? [text] : [BREAK, text]));
  return numbersIn(texts, familiesNamed(texts)).flatMap(({ family, number }) =>
    placesNamed(`${familyNames[family]}${number}`),
  );
}

/** How much a mention says about a thana: its own name more than an area, an area of one thana more than of several. */
const OWN = 5;
const AREA = 4;
const DOUBTFUL = 3;
const DISTRICT = 10;

const weightOf = ({ isOwn, sure }: NamedPlace): number => (isOwn ? OWN : sure ? AREA : DOUBTFUL);

interface Choice {
  district: string;
  thana: string;
  score: number;
  sure: boolean;
}

const isThere = (place: NamedPlace, { district, thana }: Pick<Choice, 'district' | 'thana'>): boolean =>
  place.district === district && place.thana === thana;

/** How well a district and thana fit all mentions. A mention counts once: 'Faridpur' is a district or a thana of Pabna. */
function scored(
  choice: Pick<Choice, 'district' | 'thana'>,
  mentions: readonly PlaceMention[],
  numbered: readonly NamedPlace[],
): Choice {
  const there = mentions.map(({ places }) => places.find((place) => isThere(place, choice)));
  const ofThana =
    choice.thana === '' ? [] : [...there, ...numbered.filter((place) => isThere(place, choice))];
  const named = mentions.filter(
    ({ places }, at) =>
      (choice.thana === '' || !there[at]) &&
      places.some(({ district, thana }) => district === choice.district && thana === ''),
  );
  const weights = ofThana.map((place) => (place ? weightOf(place) : 0));
  return {
    ...choice,
    score: (named.length > 0 ? DISTRICT : 0) + weights.reduce((sum, weight) => sum + weight, 0),
    sure: ofThana.some((place) => place?.sure),
  };
}

/** 'Sadar, Bogura' is the thana of that name. */
function withSadar(words: readonly MessageWord[], district: string): string {
  if (!words.some(({ text }) => sadar.has(text))) return '';
  return placesNamed(`${district}sadar`).find((place) => place.district === district)?.thana ?? '';
}

/** The likeliest district and thana. Of equal ones the first is taken, and is not sure. */
export function readPlaces(words: readonly MessageWord[], mentions: readonly PlaceMention[]): ReadPlaces {
  // 'Mirpur 1' is one hint, not one of the words and one of the number. A number may be surer than its area's name.
  const isKnown = (one: NamedPlace) =>
    mentions.some(({ places }) =>
      places.some((place) => place.thana === one.thana && (place.sure || !one.sure)),
    );
  const numbered = numberedPlaces(words).filter((place) => !isKnown(place));
  const named = [...mentions.flatMap(({ places }) => places), ...numbered];
  const choices = [...new Map(named.map((place) => [`${place.district}>${place.thana}`, place])).values()]
    .map(({ district, thana }) => scored({ district, thana }, mentions, numbered))
    .sort((one, other) => other.score - one.score);
  const [best, second] = choices;
  if (!best) return { district: '', thana: '', sure: { district: false, thana: false }, mentions: [] };
  const isTie = second !== undefined && second.score === best.score;
  const thana = best.thana || withSadar(words, best.district);
  return {
    district: best.district,
    thana,
    sure: {
      district: !isTie || second.district === best.district,
      thana: thana !== '' && !isTie && (best.sure || best.thana === ''),
    },
    mentions: mentions.filter(({ places }) => places.some(({ district }) => district === best.district)),
  };
}
