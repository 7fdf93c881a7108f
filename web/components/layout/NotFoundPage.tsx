import SearchX from 'virtual:lucide/search-x';
import { errorPagesTexts } from '#texts/errorPages.ts';
import { notFoundTexts } from '#texts/notFound.ts';
import type { CardProduct } from '#web/components/products/cardProduct.ts';
import { ProductGrid } from '#web/components/products/ProductGrid.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { SearchForm } from './SearchForm.tsx';

export interface NotFoundPageProps {
  products: readonly CardProduct[];
  title?: string;
  text?: string;
}

/** For an address that is no page, or a page of something that does not exist: the search, and what sells best. */
export const NotFoundPage = ({
  products,
  title = errorPagesTexts.notFound,
  text = notFoundTexts.notFoundQuestion,
}: NotFoundPageProps) => (
  <div className="page-width flex flex-col gap-12 pt-6 pb-16 sm:pb-24">
    <div className="flex flex-col items-center">
      <EmptyState
        level={1}
        isWithMore
        icon={<SearchX className="size-7" />}
        title={title}
        action={
          <>
            <ButtonLink to="/products">{errorPagesTexts.browseTheShop}</ButtonLink>
            <ButtonLink to="/" look="outline">
              {errorPagesTexts.goHome}
            </ButtonLink>
          </>
        }
      >
        {text}
      </EmptyState>
      <SearchForm className="w-full max-w-md" />
    </div>
    {products.length > 0 && (
      <section aria-labelledby="best-sellers" className="flex flex-col gap-6">
        <h2 id="best-sellers" className="text-2xl">
          {notFoundTexts.bestSellers}
        </h2>
        <ProductGrid products={products} level={3} isShort />
      </section>
    )}
  </div>
);
