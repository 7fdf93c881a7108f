import * as bn from './bn/webhooks.ts';
import * as en from './en/webhooks.ts';
import { inLanguage } from './language.ts';

export const webhooksTexts = inLanguage(en.webhooksTexts, bn.webhooksTexts);
export const webhookEventTexts = inLanguage(en.webhookEventTexts, bn.webhookEventTexts);
export const webhookMessages = inLanguage(en.webhookMessages, bn.webhookMessages);
