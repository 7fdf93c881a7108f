import * as bn from './bn/orderAlerts.ts';
import * as en from './en/orderAlerts.ts';
import { inLanguage } from './language.ts';

export const orderAlertsTexts = inLanguage(en.orderAlertsTexts, bn.orderAlertsTexts);
export const alertTexts = inLanguage(en.alertTexts, bn.alertTexts);
