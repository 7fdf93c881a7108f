import { useState } from 'react';
import { productsTexts } from '#texts/products.ts';
import { wishlistTexts } from '#texts/wishlist.ts';
import { toastFailure } from '#web/api/failures.ts';
import { removeUnavailable, type UnavailableWish } from '#web/state/loadWishlist.ts';
import { Button } from '#web/ui/Button.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { toast } from '#web/ui/toast.ts';

interface UnavailableWishesProps {
  items: readonly UnavailableWish[];
  onRemoved: () => void;
}

/** Saved products that the shop no longer sells. Without this list they would disappear without a word. */
export function UnavailableWishes({ items, onRemoved }: UnavailableWishesProps) {
  return (
    <section aria-labelledby="unavailable">
      <h2 id="unavailable" className="text-xl">
        {wishlistTexts.unavailable}
      </h2>
      <p className="mt-1 text-muted text-sm">{wishlistTexts.unavailableHint}</p>
      <ul className="mt-2 divide-y divide-line border-line border-b">
        {items.map((item) => (
          <UnavailableItem key={item._id} item={item} onRemoved={onRemoved} />
        ))}
      </ul>
    </section>
  );
}

function UnavailableItem({ item, onRemoved }: { item: UnavailableWish; onRemoved: () => void }) {
  const [isRemoving, setRemoving] = useState(false);
  const name = item.name ?? wishlistTexts.savedProduct;
  const remove = async () => {
    setRemoving(true);
    try {
      await removeUnavailable(item._id);
      toast(productsTexts.removedFromWishlist, 'plain');
      // The focused button disappears.
      document.getElementById('content')?.focus({ preventScroll: true });
      onRemoved();
    } catch (error) {
      setRemoving(false);
      toastFailure(error, productsTexts.wishlistFailed);
    }
  };
  return (
    <li className="flex items-center gap-4 py-3">
      <Picture
        src={item.image}
        alt=""
        sizes="4rem"
        ratio="portrait"
        className="w-14 shrink-0 rounded-md opacity-60"
      />
      <p className="min-w-0 grow break-words text-muted">{name}</p>
      <Button
        look="quiet"
        size="sm"
        className="text-muted!"
        disabled={isRemoving}
        aria-label={wishlistTexts.removeItem(name)}
        onClick={() => void remove()}
      >
        {wishlistTexts.remove}
      </Button>
    </li>
  );
}
