/** A product as form values: numbers are text, lists are arrays of rows. */
import type { ComponentProblem } from '#domain/combos.ts';
import { type CosmeticFacts, type NetUnit, noFacts } from '#domain/cosmeticFacts.ts';
import type { ProductForm } from '#domain/productForm.ts';
import { knownSpecifications } from '#domain/productParts.ts';
import { productFormSchema } from '#domain/products.schema.ts';
import { PRODUCT_NAME_MAX } from '#domain/products.ts';
import { hasComponents, shownColours, shownSizes, soleColour } from '#domain/stock.ts';
import { productFormTexts } from '#texts/productForm.ts';
import type { AdminProduct } from '#web/api/responses.ts';

export interface SizeDraft {
  size: string;
  measurement: string;
  stock: string;
  available: boolean;
}

export interface ColourDraft {
  name: string;
  hexCode: string;
  stock: string;
  available: boolean;
}

export interface ImageDraft {
  url: string;
  publicId: string;
  alt: string;
  /** The color that it shows. */
  color: string;
}

/** With what the row shows of the product. */
export interface ComponentDraft {
  product: string;
  name: string;
  image: string;
  quantity: string;
  selectedSize: string;
  selectedColor: string;
  /** The sizes in which it is offered. */
  sizes: string[];
  colors: string[];
  /** Why the combo cannot be bought now, when the form was opened. */
  problem: ComponentProblem | null;
}

export interface ProductDraft {
  name: string;
  description: string;
  nameBn: string;
  descriptionBn: string;
  category: string;
  subcategory: string;
  price: string;
  originalPrice: string;
  /** Stays empty for admins who may not see it. */
  costPrice: string;
  stock: string;
  /** Separated by commas. */
  tags: string;
  /** The specifications that the form edits; others stay as they are. */
  specifications: Record<string, string>;
  sizes: SizeDraft[];
  colors: ColourDraft[];
  images: ImageDraft[];
  featured: boolean;
  isNewArrival: boolean;
  isCombo: boolean;
  isActive: boolean;
  comboItems: { name: string; description: string }[];
  components: ComponentDraft[];
  comboDiscount: string;
  /** Of cosmetics. */
  ingredients: string;
  shade: string;
  netContent: { value: string; unit: NetUnit };
  howToUse: string;
  madeIn: string;
  maker: string;
}

const blankSpecifications = Object.fromEntries(knownSpecifications.map((name) => [name, '']));

const factsDraftOf = ({ netContent, ...facts }: CosmeticFacts) => ({
  ...facts,
  netContent: { value: netContent ? String(netContent.value) : '', unit: netContent?.unit ?? 'ml' },
});

export const emptyDraft: ProductDraft = {
  name: '',
  description: '',
  nameBn: '',
  descriptionBn: '',
  category: '',
  subcategory: '',
  price: '',
  originalPrice: '',
  costPrice: '',
  stock: '',
  tags: '',
  specifications: blankSpecifications,
  sizes: [],
  colors: [],
  images: [],
  featured: false,
  isNewArrival: false,
  isCombo: false,
  isActive: true,
  comboItems: [],
  components: [],
  comboDiscount: '',
  ...factsDraftOf(noFacts),
};

const withStockText = <T extends { stock: number }>(row: T) => ({ ...row, stock: String(row.stock) });

const componentDraftOf = (component: AdminProduct['components'][number]): ComponentDraft => ({
  product: component.product,
  name: component.name,
  image: component.image,
  quantity: String(component.quantity),
  selectedSize: component.selectedSize ?? '',
  selectedColor: component.selectedColor ?? '',
  sizes: component.sizes,
  colors: component.colors,
  problem: component.problem,
});

/** A product that was chosen for a combo. */
export const newComponent = (product: AdminProduct): ComponentDraft => ({
  product: product._id,
  name: product.name,
  image: product.images[0]?.url ?? '',
  quantity: '1',
  selectedSize: '',
  selectedColor: soleColour(product) ?? '',
  sizes: shownSizes(product).map(({ size }) => size),
  colors: shownColours(product).map(({ name }) => name),
  problem: null,
});

const draftOf = (product: AdminProduct): ProductDraft => ({
  name: product.name,
  description: product.description,
  nameBn: product.nameBn ?? '',
  descriptionBn: product.descriptionBn ?? '',
  category: product.category,
  subcategory: product.subcategory,
  price: String(product.price),
  originalPrice: product.originalPrice === undefined ? '' : String(product.originalPrice),
  costPrice: product.costPrice === undefined ? '' : String(product.costPrice),
  // A combo has no stock of its own: its components decide.
  stock: hasComponents(product) ? '' : String(product.stock),
  tags: product.tags.join(', '),
  specifications: { ...blankSpecifications, ...product.specifications },
  sizes: hasComponents(product) ? [] : product.sizes.map(withStockText),
  colors: product.colors.map(withStockText),
  images: product.images.map(({ url, publicId, alt, color }) => ({ url, publicId, alt, color })),
  featured: product.featured,
  isNewArrival: product.isNewArrival,
  isCombo: product.isCombo,
  isActive: product.isActive,
  comboItems: product.comboItems,
  // A product that was stored with a draft earlier may have none.
  components: product.components?.map(componentDraftOf) ?? [],
  comboDiscount: product.comboDiscount ? String(product.comboDiscount) : '',
  ...factsDraftOf({
    ingredients: product.ingredients ?? '',
    shade: product.shade ?? '',
    netContent: product.netContent ?? null,
    howToUse: product.howToUse ?? '',
    madeIn: product.madeIn ?? '',
    maker: product.maker ?? '',
  }),
});

const COPY = productFormTexts.copy;

/** A copy of a product, without stock. */
const copyDraftOf = (product: AdminProduct): ProductDraft => {
  const draft = draftOf(product);
  const withoutStock = <T extends { stock: string }>(rows: readonly T[]) =>
    rows.map((row) => ({ ...row, stock: '0' }));
  return {
    ...draft,
    name: draft.name.slice(0, PRODUCT_NAME_MAX - COPY.length) + COPY,
    stock: draft.stock && '0',
    sizes: withoutStock(draft.sizes),
    colors: withoutStock(draft.colors),
  };
};

/** Initial values: a product to edit, a product to copy, or empty. */
export function startOf(product: AdminProduct | null, copyOf: AdminProduct | null): ProductDraft {
  if (product) return draftOf(product);
  return copyOf ? copyDraftOf(copyOf) : emptyDraft;
}

/** What saving the unchanged product would send; changes are measured against it. */
export const savedFormOf = (product: AdminProduct): Partial<ProductForm> =>
  productFormSchema.safeParse(draftOf(product)).data ?? {};
