import { z } from 'zod';
import { accountFieldTexts } from '#texts/accountFields.ts';
import { languages } from './languages.ts';

export const languageField = z.enum(languages, { error: () => accountFieldTexts.language });
