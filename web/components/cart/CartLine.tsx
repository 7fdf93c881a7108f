import CircleAlert from 'virtual:lucide/circle-alert';
import Trash2 from 'virtual:lucide/trash';
import { clsx } from 'clsx';
import { formatTaka } from '#domain/money.ts';
import { noticeText } from '#domain/noticeText.ts';
import { onlyLeft } from '#domain/problems.ts';
import { cartTexts } from '#texts/cart.ts';
import { savedItemsTexts } from '#texts/savedItems.ts';
import type { CartLine as Line } from '#web/api/responses.ts';
import { saveLine } from '#web/components/savedItems/changeSaved.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { QuantityStepper } from '#web/ui/QuantityStepper.tsx';
import { LineNotes } from './CartNotes.tsx';
import { ChoiceText } from './ChoiceText.tsx';
import { changeQuantity, removeItem } from './changeCart.ts';
import { LinePrice } from './LinePrice.tsx';
import { onFirstTap } from './onFirstTap.ts';

export function CartLine({ line }: { line: Line }) {
  const { _id, name, price, quantity, available, maxQuantity, notice } = line;
  const to = `/products/${line.product._id}`;
  return (
    <li className="flex gap-4 py-6 sm:gap-6">
      <Link to={to} aria-hidden="true" tabIndex={-1} className="w-24 shrink-0 max-[17.5rem]:w-16 sm:w-32">
        <Picture
          src={line.image}
          alt=""
          sizes="(min-width: 40rem) 8rem, 6rem"
          ratio="portrait"
          className={clsx('rounded-md', !available && 'opacity-60')}
        />
      </Link>
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex items-start gap-2">
          <h2 className="min-w-0 grow text-lg leading-6">
            <Link to={to} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          </h2>
          <IconButton
            label={cartTexts.removeItem(name)}
            className="-mt-2.5 -mr-2.5 shrink-0 text-muted"
            onClick={onFirstTap(() => removeItem(_id))}
          >
            <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </IconButton>
        </div>
        <ChoiceText {...line} />
        <p className="text-muted text-sm tabular-nums">{cartTexts.priceEach(formatTaka(price))}</p>
        {notice && (
          <p className="mt-1 flex items-start gap-1.5 font-medium text-caution text-sm">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" strokeWidth={1.5} />
            {noticeText(notice, maxQuantity)}
          </p>
        )}
        <LineNotes line={line} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pt-3">
          {available ? (
            <>
              <QuantityStepper
                label={cartTexts.quantityOf(name)}
                value={quantity}
                max={maxQuantity}
                limitText={onlyLeft}
                onChange={(wanted) => void changeQuantity(_id, wanted)}
              />
              <div className="ml-auto text-lg">
                <LinePrice {...line} />
              </div>
            </>
          ) : (
            <span className="text-muted text-sm">{cartTexts.notCounted}</span>
          )}
        </div>
        <Button
          look="quiet"
          size="sm"
          className="-ml-1 self-start text-accent!"
          aria-label={savedItemsTexts.saveItem(name)}
          onClick={onFirstTap(() => saveLine(line))}
        >
          {savedItemsTexts.save}
        </Button>
      </div>
    </li>
  );
}
