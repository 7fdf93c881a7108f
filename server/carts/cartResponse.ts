/** A cart in the API's responses, with current prices and stock. */
import { stateOfLine } from '#domain/cartLineState.ts';
import { cartTotals } from '#domain/carts.ts';
import { toTaka } from '#domain/money.ts';
import { nameNow } from '#domain/productNames.ts';
import { mainImage } from '#domain/productPhotos.ts';
import { isInStock } from '#domain/stock.ts';
import type { ProductForSale, ProductsById } from '#server/products/saleQueries.ts';
import { cartDiscount } from './cartDiscount.ts';
import type { Cart, CartLineRow } from './cartQueries.ts';

/** The product's row always exists: deleting a product only hides it. */
function productOf({ productId }: CartLineRow, products: ProductsById): ProductForSale {
  const product = products.get(productId);
  if (!product) throw new Error(`cart line of unknown product ${productId}`);
  return product;
}

export function lineResponse(line: CartLineRow, products: ProductsById) {
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
      name: nameNow(product),
      category: product.category,
      price,
      ...(product.originalPoisha !== null && { originalPrice: toTaka(product.originalPoisha) }),
      stock: product.stock,
      inStock: isInStock(product),
      images: product.images,
    },
    name: nameNow(product),
    image: mainImage(product),
    price,
    ...choice,
    ...state,
  };
}

export function cartResponse(cart: Cart, now: Date) {
  const { lines, products } = cart;
  const items = lines.map((line) => lineResponse(line, products));
  const priced = items.map(({ quantity, available, product: { category } }, index) => ({
    quantity,
    available,
    category,
    pricePoisha: productOf(lines[index] as CartLineRow, products).pricePoisha,
  }));
  const totals = cartTotals(priced);
  return {
    data: {
      items,
      totalAmount: toTaka(totals.totalPoisha),
      totalItems: totals.totalItems,
      itemCount: totals.itemCount,
      discount: cartDiscount(cart, priced, now),
    },
  };
}

export type CartResponse = ReturnType<typeof cartResponse>;
