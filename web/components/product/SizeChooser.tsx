import Ruler from 'virtual:lucide/ruler';
import { useState } from 'react';
import { shownSizes } from '#domain/stock.ts';
import { digits } from '#texts/numbers.ts';
import { productTexts } from '#texts/product.ts';
import type { Product } from '#web/api/responses.ts';
import { useUser } from '#web/auth/session.ts';
import { useLoaded } from '#web/ui/useLoaded.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { prefetchHelp, SizeHelp, type SizeHelpName } from './SizeHelp.tsx';
import { SizeOption } from './SizeOption.tsx';

interface SizeChooserProps {
  product: Product;
  chosen: string | null;
  error: string | undefined;
  onChoose: (size: string) => void;
}

const loadLastSize = () => import('#web/components/sizing/LastSize.tsx');

const helpClass =
  'inline-flex min-h-9 items-center gap-2 text-accent text-sm underline-offset-4 hover:underline pointer-coarse:min-h-11 noscript:hidden';

export function SizeChooser({ product, chosen, error, onChoose }: SizeChooserProps) {
  const user = useUser()?._id;
  const last = useLoaded(loadLastSize, user);
  const [help, setHelp] = useState<SizeHelpName | null>(null);
  const open = (name: SizeHelpName) => ({
    type: 'button' as const,
    'aria-haspopup': 'dialog' as const,
    onPointerEnter: () => void prefetchHelp[name]().catch(() => undefined),
    onClick: () => setHelp(name),
  });
  return (
    <div className="relative">
      <button {...open('guide')} className={`${helpClass} absolute top-0 right-0`}>
        <Ruler className="size-4" />
        {productTexts.howToMeasure}
      </button>
      <ChoiceField
        choice="size"
        legend={productTexts.size}
        chosen={chosen && digits(chosen)}
        error={error}
        legendClass="min-h-9 content-center pointer-coarse:min-h-11"
      >
        <div className="grid grid-cols-4 gap-2 sm:gap-3">
          {shownSizes(product).map((row) => (
            <SizeOption
              key={row.size}
              row={row}
              isChosen={chosen === row.size}
              onChoose={() => onChoose(row.size)}
            />
          ))}
        </div>
      </ChoiceField>
      <div className="flex items-center justify-between gap-4">
        <button {...open('finder')} className={`${helpClass} shrink-0 lg:min-h-6`}>
          {productTexts.findMySize}
        </button>
        {user && last && (
          <last.LastSize
            key={user}
            product={product}
            className={`${helpClass} truncate lg:min-h-6`}
            onTake={onChoose}
          />
        )}
      </div>
      <SizeHelp shown={help} product={product} onShow={setHelp} onTake={onChoose} />
    </div>
  );
}
