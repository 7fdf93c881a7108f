import { useNavigation } from 'react-router';
import { withoutLanguage } from '#domain/languageAddresses.ts';

/** The page that is loading, with its path as `useLocation` has it. Null if none is. */
export function useNextPlace(): { pathname: string; search: string } | null {
  const { state, location } = useNavigation();
  if (state !== 'loading') return null;
  return { pathname: withoutLanguage(location.pathname), search: location.search };
}
