import { z } from 'zod';
import { languages } from './languages.ts';

export const languageField = z.enum(languages, { error: 'Language must be en or bn' });
