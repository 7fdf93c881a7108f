/** Records written products in the outbox, with what the lists show of them before and after. */
import { colourSlug } from '#domain/colours.ts';
import type { Section } from '#domain/listing.ts';
import { toPoisha } from '#domain/money.ts';
import type { ProductForm } from '#domain/products.ts';
import type { Database } from '#server/database/connect.ts';
import type { ListedProduct, StockChange } from '#server/outbox/events.ts';
import { recordEvent } from '#server/outbox/outboxQueries.ts';

interface ChangedProduct {
  id: string;
  /** Null while the product does not exist or is deleted. */
  before: ProductForm | null;
  after: ProductForm | null;
}

export async function recordProductChange(
  trx: Database,
  changed: readonly ChangedProduct[],
  stock: readonly StockChange[] = [],
): Promise<void> {
  if (changed.length === 0) return;
  const products = changed.map(({ id, before, after }) => ({
    id,
    before: listedProductOf(before),
    after: listedProductOf(after),
  }));
  await recordEvent(trx, { kind: 'productsChanged', products, stock });
}

type ListedFields = Pick<
  ProductForm,
  'isActive' | 'category' | 'price' | 'isNewArrival' | 'featured' | 'isCombo'
> & { colors: readonly Pick<ProductForm['colors'][number], 'name' | 'available'>[] };

/** Null while the product is not listed. */
export function listedProductOf(form: ListedFields | null): ListedProduct | null {
  if (!form?.isActive) return null;
  const { category, price, colors } = form;
  return {
    category,
    sections: sectionsOf(form),
    colours: colors.filter(({ available }) => available).map(({ name }) => colourSlug(name)),
    pricePoisha: toPoisha(price),
  };
}

/** As the SQL function `product_sections`, without the whole shop. */
const sectionsOf = ({ isNewArrival, featured, isCombo, category }: ListedFields): Section[] => [
  ...(isNewArrival ? (['new-arrivals'] as const) : []),
  ...(featured ? (['featured'] as const) : []),
  ...(isCombo || category === 'combo' ? (['combos'] as const) : []),
];
