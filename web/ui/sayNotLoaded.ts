import { problemTexts } from '#texts/problems.ts';
import { uiTexts } from '#texts/ui.ts';
import { toast } from './toast.ts';

/**
 * Says that code of this page could not be loaded. With a network, its file is most likely gone: a new version of the shop
 * has replaced it, and no further try would find it. The user reloads the page herself, because something may be typed in it.
 */
export function sayNotLoaded(): void {
  if (navigator.onLine) {
    toast(uiTexts.notLoaded, 'bad', { label: uiTexts.reload, press: () => location.reload() });
  } else {
    toast(problemTexts.unreachable, 'bad');
  }
}
