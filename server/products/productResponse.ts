/** A product in the API's responses. */
import { type Batched, nextExpiry } from '#domain/batches.ts';
import type { Category } from '#domain/categories.ts';
import { colourSlug } from '#domain/colours.ts';
import { componentProblem, countsOfCombo, isSizeOpen } from '#domain/combos.ts';
import { type CosmeticFacts, noFacts } from '#domain/cosmeticFacts.ts';
import { toTaka } from '#domain/money.ts';
import type { ProductForm } from '#domain/productForm.ts';
import { descriptionNow, nameNow } from '#domain/productNames.ts';
import { isInStock, shownColours, shownSizes } from '#domain/stock.ts';
import type { LoggedIn } from '#server/context.ts';
import { maySeeCosts } from './costAccess.ts';
import type { ComponentRow, ProductRow } from './productQueries.ts';

/** Rounded to one decimal. 0 without reviews. */
export const averageRating = (sum: number, count: number): number =>
  count === 0 ? 0 : Math.round((sum / count) * 10) / 10;

/** The counts that can be bought: a combo's follow from its components. */
export function countsToBuy(row: ProductRow): Pick<ProductRow, 'stock' | 'sizes' | 'colors'> {
  const { components, stock, sizes, colors } = row;
  if (components.length === 0) return { stock, sizes, colors };
  const counts = countsOfCombo(components);
  const known = components.flatMap(({ stocked }) => stocked.sizes);
  const measurementOf = (name: string) => known.find(({ size }) => size === name)?.measurement ?? '';
  return {
    stock: counts.stock,
    sizes: counts.sizes.map((row) => ({ ...row, measurement: measurementOf(row.size) })),
    colors: [],
  };
}

const componentOf = (component: ComponentRow) => ({
  product: component.product,
  name: nameNow(component),
  image: component.image,
  price: toTaka(component.price),
  quantity: component.quantity,
  selectedSize: component.selectedSize,
  selectedColor: component.selectedColor,
  sizes: shownSizes(component.stocked).map(({ size }) => size),
  colors: shownColours(component.stocked).map(({ name }) => name),
  isSizeOpen: isSizeOpen(component),
  problem: componentProblem(component),
});

export const productResponse = (row: ProductRow) => ({
  _id: row.id,
  name: nameNow(row),
  description: descriptionNow(row),
  price: toTaka(row.price),
  ...(row.original_price !== null && { originalPrice: toTaka(row.original_price) }),
  category: row.category,
  subcategory: row.subcategory ?? '',
  inStock: isInStock({ ...row, ...countsToBuy(row) }),
  rating: averageRating(row.rating_sum, row.review_count),
  numReviews: row.review_count,
  tags: row.tags,
  specifications: row.specifications,
  ...countsToBuy(row),
  colors: coloursToBuy(row),
  images: row.images,
  featured: row.featured,
  isNewArrival: row.is_new_arrival,
  isCombo: row.is_combo,
  comboItems: row.comboItems,
  components: row.components.map(componentOf),
  comboDiscount: row.combo_discount ?? 0,
  isActive: row.is_active,
  createdAt: row.created_at,
  version: row.version,
  ...knownFacts(row),
  ...bestBefore(row),
});

const coloursToBuy = (row: ProductRow) =>
  countsToBuy(row).colors.map((colour) => ({ ...colour, ...bestBefore(row, colourSlug(colour.name)) }));

/** The month of what is sent next, of a product with batches: '2027-05'. */
function bestBefore({ batches }: Batched, colour: string | null = null): { bestBefore?: string } {
  const day = batches ? nextExpiry(batches, colour) : null;
  return day ? { bestBefore: day.slice(0, 7) } : {};
}

/** The other facts of cosmetics are left out. */
const knownFacts = (row: CosmeticFacts) => ({
  ...(row.ingredients && { ingredients: row.ingredients }),
  ...(row.shade && { shade: row.shade }),
  ...(row.netContent && { netContent: row.netContent }),
  ...(row.howToUse && { howToUse: row.howToUse }),
  ...(row.madeIn && { madeIn: row.madeIn }),
  ...(row.maker && { maker: row.maker }),
});

/** With what a piece costs the shop, for those who may see that. */
export const adminProductResponse = (row: ProductRow, caller: LoggedIn) => ({
  ...productResponse(row),
  ...bothNames(row),
  ...(maySeeCosts(caller) && costOf(row)),
  ...(row.batches && { batches: row.batches }),
});

/** An admin edits the texts of both languages. */
const bothNames = ({ name, description, nameBn, descriptionBn }: ProductRow) => ({
  name,
  description,
  nameBn,
  descriptionBn,
});

const costOf = ({ cost_price: cost }: ProductRow) => (cost === null ? {} : { costPrice: toTaka(cost) });

/** The form that would save this row unchanged. */
export function productFormOf(row: ProductRow): ProductForm {
  const { _id, inStock, rating, numReviews, createdAt, version, bestBefore, ...form } = productResponse(row);
  const images = form.images.map(({ url, publicId, alt, color }) => ({ url, publicId, alt, color }));
  const { stock, sizes, colors } = row;
  const components = row.components.map(({ product, quantity, selectedSize, selectedColor }) => {
    return { product, quantity, selectedSize, selectedColor };
  });
  return {
    ...noFacts,
    ...form,
    ...bothNames(row),
    stock,
    sizes,
    colors,
    components,
    ...costOf(row),
    category: form.category as Category,
    images,
  };
}
