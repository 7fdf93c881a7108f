import { Button } from '#web/ui/Button.tsx';
import type { BuyingState } from './useBuying.ts';

/** Nothing can be bought of a preview. On phones a bar at the foot of the screen, always within reach of a thumb; on wide screens in their place. */
export function BuyButtons({ buying, isPreview }: { buying: BuyingState; isPreview: boolean }) {
  const { buttons, busy, press } = buying;
  return (
    <fieldset
      disabled={isPreview}
      data-foot-bar
      className="fixed inset-x-0 bottom-0 z-20 grid grid-cols-2 gap-3 border-line border-t bg-paper px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:static lg:z-auto lg:border-0 lg:bg-transparent lg:p-0 noscript:hidden"
    >
      <legend className="sr-only">Buy</legend>
      <Button
        look="outline"
        wide
        className="px-3!"
        busy={busy === 'addToCart'}
        disabled={buttons.add.disabled && busy !== 'addToCart'}
        onClick={() => press('addToCart')}
      >
        {buttons.add.label}
      </Button>
      <Button
        wide
        className="px-3!"
        busy={busy === 'buyNow'}
        disabled={buttons.buy.disabled && busy !== 'buyNow'}
        onClick={() => press('buyNow')}
      >
        {buttons.buy.label}
      </Button>
    </fieldset>
  );
}
