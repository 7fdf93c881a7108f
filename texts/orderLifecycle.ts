import { orderLifecycleTexts as bn } from './bn/orderLifecycle.ts';
import { orderLifecycleTexts as en } from './en/orderLifecycle.ts';
import { inLanguage } from './language.ts';

export const orderLifecycleTexts = inLanguage(en, bn);
