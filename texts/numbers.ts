/** Numbers in the language of the moment. */
import * as bn from './bn/numbers.ts';
import * as en from './en/numbers.ts';
import { languageNow } from './language.ts';

const numbersNow = () => (languageNow() === 'bn' ? bn : en);

/** '1,250' or '১,২৫০': a whole number. */
export const grouped = (count: number): string => numbersNow().grouped(count);

/** The digits of a text, such as a phone number or a time, as the language writes them. */
export const digits = (text: string | number): string => numbersNow().digits(text);

/** '1,250', or '1,157.50' where there are poisha: an amount in taka that is compared to the poisha. */
export const exact = (taka: number): string => numbersNow().exact(taka);
