import { type ComponentType, lazy, Suspense, useState } from 'react';
import { isRouteErrorResponse } from 'react-router';
import type { NotFoundPageProps } from './NotFoundPage.tsx';

let loaded: ComponentType<NotFoundPageProps> | null = null;

/** For the server, which renders once and does not wait: the first missing page after a start would be empty. */
export async function loadMissingPage(): Promise<ComponentType<NotFoundPageProps>> {
  loaded = (await import('./NotFoundPage.tsx')).NotFoundPage;
  return loaded;
}

/** Lazy, because few visits need it. */
const LazyNotFoundPage = lazy(async () => ({ default: await loadMissingPage() }));

interface MissingPageProps extends Omit<NotFoundPageProps, 'products'> {
  error: unknown;
}

/** Replaces a page whose loader found nothing. */
export function MissingPage({ error, ...texts }: MissingPageProps) {
  const { products = [] }: Partial<NotFoundPageProps> = (isRouteErrorResponse(error) && error.data) || {};
  // The same as long as the page is shown: another component would begin anew.
  const [NotFoundPage] = useState(() => loaded ?? LazyNotFoundPage);
  return (
    <Suspense>
      <NotFoundPage products={products} {...texts} />
    </Suspense>
  );
}
