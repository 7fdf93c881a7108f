/** Singular and plural after a number: '1 item', '1,204 items'. */
import { grouped } from '#texts/numbers.ts';

/** 'item' for 1, otherwise 'items'. */
export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** '1 item', '1,204 items' */
export const counted = (count: number, one: string, many?: string): string =>
  `${grouped(count)} ${plural(count, one, many)}`;
