import { useRevalidator } from 'react-router';
import { cardOf } from '#web/components/products/cardProduct.ts';
import { GridSkeleton } from '#web/components/products/GridSkeleton.tsx';
import { ProductGrid } from '#web/components/products/ProductGrid.tsx';
import { EmptyWishlist } from '#web/components/wishlist/EmptyWishlist.tsx';
import { pageMeta } from '#web/pageMeta.ts';
import { orNull } from '#web/pageParts.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { loadWishlist, useWishes } from '#web/wishlist.ts';
import type { Route } from './+types/wishlist.ts';

/** What is saved is known to the browser alone: the server's page keeps its room. */
export async function clientLoader() {
  const products = await orNull(loadWishlist());
  return { products: products?.map(cardOf) ?? null };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: 'Your Wishlist', description: 'Products saved for later.', isHidden: true });

const pageClass = 'page-width flex flex-col gap-8 pt-8 pb-16 sm:pt-12 sm:pb-24';

export function HydrateFallback() {
  return (
    <div className={pageClass}>
      <PageTitle>Your Wishlist</PageTitle>
      <GridSkeleton label="Loading your wishlist" />
    </div>
  );
}

export default function Wishlist({ loaderData: { products } }: Route.ComponentProps) {
  const wishes = useWishes();
  const { revalidate, state } = useRevalidator();
  // What is let go here leaves at once.
  const shown = products?.filter(({ _id }) => wishes.includes(_id));
  return (
    <div className={pageClass}>
      <PageTitle>Your Wishlist</PageTitle>
      {!shown && (
        <ErrorState
          title="Your wishlist could not be loaded"
          isRetrying={state === 'loading'}
          onRetry={() => void revalidate()}
        />
      )}
      {shown?.length === 0 && <EmptyWishlist />}
      {shown && shown.length > 0 && <ProductGrid products={shown} level={2} />}
    </div>
  );
}
