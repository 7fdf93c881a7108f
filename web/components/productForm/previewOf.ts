/** A product as its page would show it in the language of this page. Missing values stay empty. */
import { factsOf } from '#domain/cosmeticFacts.ts';
import { readNumber } from '#domain/numbers.ts';
import { descriptionNow, nameNow } from '#domain/productNames.ts';
import { isBlankSize, splitTags } from '#domain/productParts.ts';
import { isInStock } from '#domain/stock.ts';
import { productFormTexts } from '#texts/productForm.ts';
import type { Product } from '#web/api/responses.ts';
import type { ComponentDraft, ProductDraft } from './draft.ts';

const amount = (typed: string): number => Number(readNumber(typed)) || 0;
const withStockNumber = <Row extends { stock: string }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, stock: amount(row.stock) }));

const unseen = { rating: 0, numReviews: 0, version: 1 };

function factsIn({ netContent, ...draft }: ProductDraft): Partial<Product> {
  const typed = { value: amount(netContent.value), unit: netContent.unit };
  const facts = factsOf({ ...draft, netContent: typed.value > 0 ? typed : null });
  return { ...facts, netContent: facts.netContent ?? undefined };
}

/** The preview does not know what is left of a component that was just added. */
function previewed(component: ComponentDraft, saved: Product | null): Product['components'][number] {
  const known = saved?.components.find(({ product }) => product === component.product);
  return {
    isSizeOpen: component.sizes.length > 0 && component.selectedSize === '',
    price: 0,
    ...known,
    ...component,
    quantity: amount(component.quantity),
    selectedSize: component.selectedSize || null,
    selectedColor: component.selectedColor || null,
  };
}

/** As shoppers would read it. */
export const savedPreview = (saved: Product): Product => ({
  ...saved,
  name: nameNow(saved),
  description: descriptionNow(saved),
});

/** If the form were saved. */
export function previewOf(draft: ProductDraft, saved: Product | null): Product {
  const { category, subcategory, images, comboItems } = draft;
  const { featured, isNewArrival, isCombo, isActive } = draft;
  const stocked = {
    category,
    stock: amount(draft.stock),
    sizes: withStockNumber(draft.sizes.filter((row) => !isBlankSize(row))),
    colors: withStockNumber(draft.colors),
  };
  return {
    ...unseen,
    ...saved,
    ...stocked,
    _id: saved?._id ?? 'preview',
    name: nameNow(draft) || productFormTexts.productName,
    description: descriptionNow(draft),
    subcategory,
    price: amount(draft.price),
    originalPrice: amount(draft.originalPrice) || undefined,
    inStock: isInStock(stocked),
    tags: splitTags(draft.tags),
    specifications: Object.fromEntries(Object.entries(draft.specifications).filter(([, value]) => value)),
    images,
    featured,
    isFeatured: featured,
    isNewArrival,
    isNew: isNewArrival,
    isCombo,
    comboItems,
    components: draft.components.map((component) => previewed(component, saved)),
    comboDiscount: amount(draft.comboDiscount),
    isActive: isActive ?? true,
    ...factsIn(draft),
    createdAt: saved?.createdAt ?? new Date().toISOString(),
  };
}
