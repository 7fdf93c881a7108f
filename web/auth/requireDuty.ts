/** Guards the admin pages by duty. Imported by the admin area only. */
import { data, redirect } from 'react-router';
import { withoutLanguage } from '#domain/languageAddresses.ts';
import { formProblemTexts } from '#texts/formProblems.ts';
import { firstPlace, mayOpen } from './adminPlaces.ts';
import { refreshUser } from './auth.ts';
import { userNow } from './session.ts';

/**
 * Refuses a page without its duty. Asks the server first, because the duty may have been granted after this browser stored
 * the user. The address of the area itself leads to the first page that one may open.
 */
export async function requireDuty({ url }: { url: URL }): Promise<void> {
  const pathname = withoutLanguage(url.pathname);
  if (mayOpen(userNow(), pathname) || mayOpen(await refreshUser(), pathname)) return;
  const first = firstPlace(userNow());
  if (first && /^\/admin\/?$/.test(pathname)) throw redirect(first.to);
  throw data(formProblemTexts.notAllowed, { status: 403 });
}
