import ShoppingBag from 'virtual:lucide/shopping-bag';
import { clsx } from 'clsx';
import { useState } from 'react';
import { DEFAULT_QUANTITY } from '#domain/carts.ts';
import { buyingLabels } from '#texts/buyingLabels.ts';
import { cartMessages } from '#texts/cartMessages.ts';
import { productsTexts } from '#texts/products.ts';
import { toastFailure } from '#web/api/failures.ts';
import { addedText } from '#web/state/addedText.ts';
import { addToCart } from '#web/state/cart.ts';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { toast } from '#web/ui/toast.ts';
import type { CardProduct } from './cardProduct.ts';

const nothingChosen = { selectedSize: null, selectedColor: null };

interface QuickAddProps {
  product: CardProduct;
  className?: string;
}

/** Adds one piece to the cart; only for products without size or color. */
export function QuickAdd({ product, className }: QuickAddProps) {
  const [isBusy, setIsBusy] = useState(false);
  const add = async () => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await addToCart(product, nothingChosen, DEFAULT_QUANTITY);
      toast(addedText(product.name), 'good', { label: productsTexts.viewCart, to: '/cart' });
    } catch (error) {
      toastFailure(error, cartMessages.addProductFailed);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <IconButton
      label={productsTexts.addNamed(buyingLabels.add, product.name)}
      title={buyingLabels.add}
      aria-busy={isBusy || undefined}
      className={clsx('noscript:hidden', className)}
      onClick={() => void add()}
    >
      {isBusy ? <Spinner /> : <ShoppingBag className="size-5" strokeWidth={1.5} />}
    </IconButton>
  );
}
