import { contentNames as bn } from './bn/contentNames.ts';
import { contentNames as en } from './en/contentNames.ts';
import { inLanguage } from './language.ts';

export const contentNames = inLanguage(en, bn);
