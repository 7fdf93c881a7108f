import * as bn from './bn/stockAlerts.ts';
import * as en from './en/stockAlerts.ts';
import { inLanguage } from './language.ts';

export const stockAlertMessages = inLanguage(en.stockAlertMessages, bn.stockAlertMessages);
export const stockAlertsTexts = inLanguage(en.stockAlertsTexts, bn.stockAlertsTexts);
