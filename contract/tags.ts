/** The cache tags of public responses. The announcements of changes carry the same names. */
export const PRODUCTS_TAG = 'products';
export const SETTINGS_TAG = 'settings';
/** What a product is: name, price, photos, whether it is sold out. */
export const productTag = (id: string): string => `product:${id}`;
/** The counts of pieces of a product. Whether it is sold out belongs to `product:<id>`, since lists show that, too. */
export const stockTag = (id: string): string => `stock:${id}`;
/** A piece of content that admins edit, such as `content:home` or `content:bn-home`. */
export const contentTag = (key: string): string => `content:${key}`;
/** The list of a product's reviews. Their number and average belong to the product. */
export const reviewsTag = (productId: string): string => `reviews:${productId}`;
/** Announced if more data changed than the announcement can name. */
export const EVERYTHING_TAG = 'everything';

/** Tags of a response that lists products: the list and each product in it. */
export const listTags = (products: readonly { _id: string }[]): string[] => [
  PRODUCTS_TAG,
  ...products.map((product) => productTag(product._id)),
];

/** What can be bought of a combo follows from its components. */
export const stockTags = (products: readonly WithComponents[]): string[] =>
  products.flatMap(({ _id, components = [] }) =>
    [_id, ...components.map(({ product }) => product)].map(stockTag),
  );

/** The page of a combo also shows name, photo and price of its components. */
export const productPageTags = (product: WithComponents): string[] => [
  productTag(product._id),
  ...(product.components ?? []).map((component) => productTag(component.product)),
  ...stockTags([product]),
];

interface WithComponents {
  _id: string;
  components?: readonly { product: string }[];
}

const softMark = '~';
/** The tag of a change that pages may show a moment later; see `ResponseCache.markStale`. */
export const softly = (tag: string): string => `${softMark}${tag}`;

/** Sorts announced tags by how urgent their changes are. */
export const sortTags = (tags: readonly string[]): { hard: string[]; soft: string[] } => ({
  hard: tags.filter((tag) => !tag.startsWith(softMark)),
  soft: tags.filter((tag) => tag.startsWith(softMark)).map((tag) => tag.slice(softMark.length)),
});
