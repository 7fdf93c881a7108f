import { carouselTexts as bn } from './bn/carousel.ts';
import { carouselTexts as en } from './en/carousel.ts';
import { inLanguage } from './language.ts';

export const carouselTexts = inLanguage(en, bn);
