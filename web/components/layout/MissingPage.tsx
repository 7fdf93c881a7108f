import { lazy, Suspense } from 'react';
import { isRouteErrorResponse } from 'react-router';
import type { NotFoundPageProps } from './NotFoundPage.tsx';

/** Lazy, because few visits need it. */
const NotFoundPage = lazy(async () => ({ default: (await import('./NotFoundPage.tsx')).NotFoundPage }));

interface MissingPageProps extends Omit<NotFoundPageProps, 'products'> {
  error: unknown;
}

/** Replaces a page whose loader found nothing. */
export function MissingPage({ error, ...texts }: MissingPageProps) {
  const { products = [] }: Partial<NotFoundPageProps> = (isRouteErrorResponse(error) && error.data) || {};
  return (
    <Suspense>
      <NotFoundPage products={products} {...texts} />
    </Suspense>
  );
}
