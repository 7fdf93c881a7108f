import type { ReactNode } from 'react';
import { PageSkeleton } from '#web/ui/PageSkeleton.tsx';
import { ProductSkeleton } from '../product/ProductSkeleton.tsx';
import { ShopSkeleton } from '../shop/ShopSkeleton.tsx';
import { useSlowPath } from './useSlowPath.ts';

/**
 * Where the page stands. One that is slow to come shows its outline at once, so that a press is seen to have done
 * something; the page before it stays as it is behind that, should the new one not come.
 */
export function PageRoom({ children }: { children: ReactNode }) {
  const path = useSlowPath();
  return (
    <>
      {path && outlineOf(path)}
      <div hidden={path !== null}>{children}</div>
    </>
  );
}

function outlineOf(path: string): ReactNode {
  if (path === '/products') return <ShopSkeleton />;
  if (path.startsWith('/products/')) return <ProductSkeleton />;
  return <PageSkeleton />;
}
