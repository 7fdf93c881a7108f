import { clsx } from 'clsx';
import { noticeText } from '#domain/noticeText.ts';
import { savedItemsTexts } from '#texts/savedItems.ts';
import type { CartLine } from '#web/api/responses.ts';
import { ChoiceText } from '#web/components/cart/ChoiceText.tsx';
import { onFirstTap } from '#web/components/cart/onFirstTap.ts';
import { Button } from '#web/ui/Button.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Price } from '#web/ui/Price.tsx';
import { moveItem, removeItem } from './changeSaved.ts';

/** One item saved for later. It can move back to the cart while it can be bought. */
export function SavedItem({ item }: { item: CartLine }) {
  const { name, price, quantity, available, maxQuantity, notice, product, image } = item;
  const to = `/products/${product._id}`;
  return (
    <li className="flex gap-4 py-5 sm:gap-6">
      <Link to={to} aria-hidden="true" tabIndex={-1} className="w-16 shrink-0 sm:w-20">
        <Picture
          src={image}
          alt=""
          sizes="5rem"
          ratio="portrait"
          className={clsx('rounded-md', !available && 'opacity-60')}
        />
      </Link>
      <div className="flex min-w-0 grow flex-col gap-1">
        <h3 className="font-text text-base leading-6">
          <Link to={to} className="underline-offset-4 hover:underline">
            {name}
          </Link>
        </h3>
        <ChoiceText {...item} />
        <div className="flex flex-wrap items-baseline gap-x-3">
          <Price amount={price} original={product.originalPrice} hasPercent={false} />
          <p className="text-muted text-sm">{savedItemsTexts.quantity(quantity)}</p>
        </div>
        {notice && <p className="font-medium text-caution text-sm">{noticeText(notice, maxQuantity)}</p>}
        <div className="-ml-1 flex flex-wrap gap-x-4">
          {available && (
            <Button
              look="quiet"
              size="sm"
              className="text-accent!"
              aria-label={savedItemsTexts.moveItem(name)}
              onClick={onFirstTap(() => moveItem(item))}
            >
              {savedItemsTexts.move}
            </Button>
          )}
          <Button
            look="quiet"
            size="sm"
            className="text-muted!"
            aria-label={savedItemsTexts.removeItem(name)}
            onClick={onFirstTap(() => removeItem(item))}
          >
            {savedItemsTexts.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}
