import * as bn from './bn/orderFigures.ts';
import * as en from './en/orderFigures.ts';
import { inLanguage } from './language.ts';

export const orderFigureTexts = inLanguage(en.orderFigureTexts, bn.orderFigureTexts);
