import { grouped } from './numbers.ts';

/** What is wrong with the limits for orders without a confirmation call. */
export const unconfirmedRuleTexts = {
  pieces: (most: number) => `Pieces per order must be a whole number from 0 to ${grouped(most)}`,
  total: (most: number) => `Total per order must be a whole number from 0 to ${grouped(most)}`,
  hours: (most: number) => `Hours must be a whole number from 0 to ${grouped(most)}`,
};
