import { photoViewerTexts as bn } from './bn/photoViewer.ts';
import { photoViewerTexts as en } from './en/photoViewer.ts';
import { inLanguage } from './language.ts';

export const photoViewerTexts = inLanguage(en, bn);
