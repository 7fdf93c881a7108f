import * as bn from './bn/fitting.ts';
import * as en from './en/fitting.ts';
import { inLanguage } from './language.ts';

export const fittingTexts = inLanguage(en.fittingTexts, bn.fittingTexts);
export const tapeTexts = inLanguage(en.tapeTexts, bn.tapeTexts);
export const screenReferenceTexts = inLanguage(en.screenReferenceTexts, bn.screenReferenceTexts);
export const lastSizeTexts = inLanguage(en.lastSizeTexts, bn.lastSizeTexts);
