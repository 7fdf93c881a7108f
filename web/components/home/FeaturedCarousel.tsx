import { useRevalidator } from 'react-router';
import { homeTexts } from '#texts/home.ts';
import type { CardProduct } from '#web/components/products/cardProduct.ts';
import { ProductCard } from '#web/components/products/ProductCard.tsx';
import { SectionHead } from '#web/components/products/SectionHead.tsx';
import { Carousel } from '#web/ui/Carousel.tsx';
import { ErrorState } from '#web/ui/ErrorState.tsx';

const autoplayMs = 3000;
const slideSizes =
  '(min-width: 80rem) 18rem, (min-width: 64rem) 22vw, (min-width: 48rem) 30vw, (min-width: 40rem) 45vw, calc(100vw - 2rem)';

/** `products` is null if loading failed. */
export function FeaturedCarousel({ products }: { products: readonly CardProduct[] | null }) {
  const { revalidate, state } = useRevalidator();
  if (products?.length === 0) return null;
  return (
    <div className="below-the-fold page-width [--reserved-height:36rem]">
      <SectionHead id="featured" title={homeTexts.featuredProducts} />
      {products ? (
        <div className="-mx-2 sm:-mx-3">
          <Carousel
            label={homeTexts.featuredProducts}
            autoplayMs={autoplayMs}
            slideClass="basis-full px-2 sm:basis-1/2 sm:px-3 md:basis-1/3 lg:basis-1/4"
            hasArrows
          >
            {products.map((product) => (
              <ProductCard key={product._id} product={product} sizes={slideSizes} />
            ))}
          </Carousel>
        </div>
      ) : (
        <ErrorState
          title={homeTexts.featuredFailed}
          level={3}
          isRetrying={state === 'loading'}
          onRetry={() => void revalidate()}
        />
      )}
    </div>
  );
}
