import { type MouseEvent, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { wishlistTexts } from '#texts/wishlist.ts';
import { orNull } from '#web/api/orNull.ts';
import { cardOf } from '#web/components/products/cardProduct.ts';
import { GridSkeleton } from '#web/components/products/GridSkeleton.tsx';
import { ProductGrid } from '#web/components/products/ProductGrid.tsx';
import { EmptyWishlist } from '#web/components/wishlist/EmptyWishlist.tsx';
import { UnavailableWishes } from '#web/components/wishlist/UnavailableWishes.tsx';
import { pageMeta } from '#web/seo/pageMeta.ts';
import { loadWishlist } from '#web/state/loadWishlist.ts';
import { useWishes } from '#web/state/wishlist.ts';
import { ErrorState } from '#web/ui/ErrorState.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import type { Route } from './+types/wishlist.ts';

/** Only the browser knows the wishlist, so the server renders a placeholder. */
export async function clientLoader() {
  const loaded = await orNull(loadWishlist());
  return { products: loaded?.products.map(cardOf) ?? null, unavailable: loaded?.unavailable ?? [] };
}
clientLoader.hydrate = true as const;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: wishlistTexts.title,
    description: wishlistTexts.description,
    isHidden: true,
  });

const pageClass = 'page-width flex flex-col gap-8 pt-8 pb-16 sm:pt-12 sm:pb-24';

export function HydrateFallback() {
  return (
    <div className={pageClass}>
      <PageTitle>{wishlistTexts.title}</PageTitle>
      <GridSkeleton label={wishlistTexts.loading} />
    </div>
  );
}

/** A removed card's place is the next one's: the second tap of a double tap is not for that one. */
function ignoreSecondTap(event: MouseEvent) {
  if (event.detail < 2) return;
  event.preventDefault();
  event.stopPropagation();
}

export default function Wishlist({ loaderData: { products, unavailable } }: Route.ComponentProps) {
  const wishes = useWishes();
  const { revalidate, state } = useRevalidator();
  // Removed products disappear at once.
  const shown = products?.filter(({ _id }) => wishes.includes(_id));
  // One that was saved since the page was loaded: in another tab, or below an empty list.
  const loaded = [...(products ?? []), ...unavailable].map(({ _id }) => _id);
  const hasNew = products !== null && wishes.some((id) => !loaded.includes(id));
  useEffect(() => {
    if (hasNew && state === 'idle') void revalidate();
  }, [hasNew, state, revalidate]);
  return (
    <div className={pageClass}>
      <PageTitle>{wishlistTexts.title}</PageTitle>
      {!shown && (
        <ErrorState
          title={wishlistTexts.loadFailed}
          isRetrying={state === 'loading'}
          onRetry={() => void revalidate()}
        />
      )}
      {shown?.length === 0 && unavailable.length === 0 && <EmptyWishlist />}
      {shown && shown.length > 0 && (
        <div onClickCapture={ignoreSecondTap}>
          <ProductGrid products={shown} level={2} />
        </div>
      )}
      {unavailable.length > 0 && (
        <div onClickCapture={ignoreSecondTap}>
          <UnavailableWishes items={unavailable} onRemoved={() => void revalidate()} />
        </div>
      )}
    </div>
  );
}
