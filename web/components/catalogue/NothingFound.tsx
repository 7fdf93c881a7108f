import SearchX from 'virtual:lucide/search-x';
import { noneFoundText } from '#domain/foundLines.ts';
import { catalogueTexts } from '#texts/catalogue.ts';
import { foundTexts } from '#texts/found.ts';
import { nearestTexts } from '#texts/nearest.ts';
import type { CardProduct } from '#web/components/products/cardProduct.ts';
import { ProductGrid } from '#web/components/products/ProductGrid.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import { Link } from '#web/ui/Link.tsx';
import { TextWith } from '#web/ui/TextWith.tsx';
import { type CatalogueQuery, cataloguePath, clearedQuery } from './catalogueQuery.ts';
import { chipsOf } from './filterChoices.ts';

interface NearestShown {
  text: string;
  hint: string;
  didYouMean?: string;
  categories: readonly { value: string; label: string }[];
  products: readonly CardProduct[];
}

interface NothingFoundProps {
  query: CatalogueQuery;
  /** The nearest products, for a search. */
  nearest?: NearestShown;
}

export function NothingFound({ query, nearest }: NothingFoundProps) {
  const isFiltered = chipsOf(query).length > 0;
  return (
    <div className="flex flex-col gap-6">
      <EmptyState
        icon={<SearchX className="size-7" />}
        title={foundTexts.noneFound}
        action={
          <>
            {isFiltered && (
              <ButtonLink to={cataloguePath(clearedQuery(query))} look="outline">
                {catalogueTexts.clearAllFilters}
              </ButtonLink>
            )}
            {nearest?.categories.map(({ value, label }) => (
              <ButtonLink key={value} to={`/products?category=${value}`} look="outline">
                {catalogueTexts.all(label)}
              </ButtonLink>
            ))}
          </>
        }
      >
        {nearest ? <MissingText query={query} nearest={nearest} /> : noneFoundText(query.category)}
      </EmptyState>
      {nearest && nearest.products.length > 0 && (
        <section aria-labelledby="nearest" className="flex flex-col gap-6">
          <h2 id="nearest" className="text-xl">
            {nearest.hint}
          </h2>
          <ProductGrid products={nearest.products} columns={3} level={3} />
        </section>
      )}
    </div>
  );
}

function MissingText({ query, nearest: { text, didYouMean } }: Required<NothingFoundProps>) {
  const isUnderstood = text !== nearestTexts.nothing(query.search ?? '');
  return (
    <div className="flex flex-col gap-2 wrap-anywhere">
      <p>{catalogueTexts.sentence(text)}</p>
      {didYouMean ? (
        <p>
          <TextWith text={catalogueTexts.didYouMean} parts={{ words: <Meant words={didYouMean} /> }} />
        </p>
      ) : (
        !isUnderstood && <p>{noneFoundText(query.category)}</p>
      )}
    </div>
  );
}

const Meant = ({ words }: { words: string }) => (
  <Link
    to={cataloguePath({ search: words, page: 1 })}
    className="font-medium text-accent underline underline-offset-4"
  >
    {words}
  </Link>
);
