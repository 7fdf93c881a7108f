import { useNextPlace } from '#web/browser/useNextPlace.ts';
import { type CatalogueQuery, readCatalogueQuery } from './catalogueQuery.ts';

/** The requested query while its list loads, so that a choice shows at once. */
export function useRequestedQuery(shown: CatalogueQuery): { requested: CatalogueQuery; isLoading: boolean } {
  const next = useNextPlace();
  const isLoading = next?.pathname === '/products';
  return {
    requested: isLoading ? readCatalogueQuery(new URLSearchParams(next.search)) : shown,
    isLoading,
  };
}
