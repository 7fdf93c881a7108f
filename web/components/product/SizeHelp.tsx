import { sizedCategoryOf } from '#domain/sizes.ts';
import type { Product } from '#web/api/responses.ts';
import { useLoaded } from '#web/ui/useLoaded.ts';

const loadGuide = () => import('#web/components/sizing/SizeGuide.tsx');
const loadFinder = () => import('#web/components/sizing/SizeFinderDialog.tsx');

/** Called when a button that opens one is pointed at. */
export const prefetchHelp = { guide: loadGuide, finder: loadFinder } as const;

/** The size guide, or the measuring on the screen. */
export type SizeHelpName = keyof typeof prefetchHelp;

interface SizeHelpProps {
  shown: SizeHelpName | null;
  product: Product;
  onShow: (name: SizeHelpName | null) => void;
  onTake: (size: string) => void;
}

/** The dialogs about sizes, loaded when they are first opened. */
export function SizeHelp({ shown, product, onShow, onTake }: SizeHelpProps) {
  const kind = sizedCategoryOf(product);
  const close = () => onShow(null);
  const guide = useLoaded(loadGuide, shown === 'guide', close);
  const finder = useLoaded(loadFinder, shown === 'finder', close);
  return (
    <>
      {guide && (
        <guide.SizeGuide
          open={shown === 'guide'}
          onClose={close}
          kind={kind}
          onMeasure={() => onShow('finder')}
        />
      )}
      {finder && (
        <finder.SizeFinderDialog
          open={shown === 'finder'}
          onClose={close}
          kind={kind}
          offered={product.sizes}
          onTake={onTake}
        />
      )}
    </>
  );
}
