import { useNavigation } from 'react-router';
import { readShopQuery, type ShopQuery } from './shopQuery.ts';

/** What was just asked for, before it has come: a choice shows where it was made at once. */
export function useAskedQuery(shown: ShopQuery): { asked: ShopQuery; isComing: boolean } {
  const { state, location } = useNavigation();
  const isComing = state === 'loading' && location.pathname === '/products';
  return { asked: isComing ? readShopQuery(new URLSearchParams(location.search)) : shown, isComing };
}
