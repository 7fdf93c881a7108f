/** A cart as the API shows it, held against today's catalogue. */
import { cartTotals, stateOfLine } from '#domain/carts.ts';
import { toTaka } from '#domain/money.ts';
import { mainImage, type ProductForSale, type ProductsById } from '#server/products/saleQueries.ts';
import type { Cart, CartLineRow } from './cartQueries.ts';

/** A line keeps its product's row: deleting a product hides it, and never takes the row away. */
function productOf({ productId }: CartLineRow, products: ProductsById): ProductForSale {
  const product = products.get(productId);
  if (!product) throw new Error(`cart line of unknown product ${productId}`);
  return product;
}

function lineAnswer(line: CartLineRow, products: ProductsById) {
  const product = productOf(line, products);
  const choice = { selectedSize: line.size, selectedColor: line.colour };
  const state = stateOfLine(
    { ...choice, quantity: line.quantity, seenPoisha: line.priceSeen },
    product.listed ? product : null,
  );
  const price = toTaka(product.pricePoisha);
  return {
    _id: line.id,
    product: {
      _id: product.id,
      name: product.name,
      category: product.category,
      price,
      ...(product.originalPoisha !== null && { originalPrice: toTaka(product.originalPoisha) }),
      stock: product.stock,
      inStock: product.inStock,
      images: product.images,
    },
    name: product.name,
    image: mainImage(product),
    price,
    ...choice,
    ...state,
  };
}

export function cartAnswer({ lines, products }: Cart) {
  const items = lines.map((line) => lineAnswer(line, products));
  const totals = cartTotals(
    items.map((item, index) => ({
      quantity: item.quantity,
      available: item.available,
      pricePoisha: productOf(lines[index] as CartLineRow, products).pricePoisha,
    })),
  );
  return {
    data: {
      items,
      totalAmount: toTaka(totals.totalPoisha),
      totalItems: totals.totalItems,
      itemCount: totals.itemCount,
    },
  };
}
