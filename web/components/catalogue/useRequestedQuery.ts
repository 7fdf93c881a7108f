import { useNavigation } from 'react-router';
import { type CatalogueQuery, readCatalogueQuery } from './catalogueQuery.ts';

/** The requested query while its list loads, so that a choice shows at once. */
export function useRequestedQuery(shown: CatalogueQuery): { requested: CatalogueQuery; isLoading: boolean } {
  const { state, location } = useNavigation();
  const isLoading = state === 'loading' && location.pathname === '/products';
  return {
    requested: isLoading ? readCatalogueQuery(new URLSearchParams(location.search)) : shown,
    isLoading,
  };
}
