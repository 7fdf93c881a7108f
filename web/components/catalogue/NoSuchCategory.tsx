import SearchX from 'virtual:lucide/search-x';
import { categories, collectionTitle } from '#domain/categories.ts';
import { catalogueTexts } from '#texts/catalogue.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

/** Shown for a category that does not exist. */
export const NoSuchCategory = ({ category }: { category: string }) => (
  <EmptyState
    level={1}
    icon={<SearchX className="size-7" />}
    title={collectionTitle(category)}
    action={
      <>
        {categories.map(({ value, label }) => (
          <ButtonLink key={value} to={`/products?category=${value}`} look="outline" size="sm">
            {label}
          </ButtonLink>
        ))}
        <ButtonLink to="/products" size="sm">
          {catalogueTexts.allProducts}
        </ButtonLink>
      </>
    }
  >
    {catalogueTexts.noSuchCategory(category)}
  </EmptyState>
);
