import { clsx } from 'clsx';
import { displayHex, isManyColoured } from '#domain/colours.ts';
import { shownColours } from '#domain/stock.ts';
import type { Product } from '#web/catalogue.ts';
import { Swatch } from '#web/ui/Swatch.tsx';

interface ColourChooserProps {
  product: Product;
  chosen: string | null;
  onChoose: (colour: string) => void;
}

/** Each colour by its spot and its name: a spot alone says nothing to many. */
export function ColourChooser({ product, chosen, onChoose }: ColourChooserProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">
        Color{chosen && <span className="font-normal text-muted">: {chosen}</span>}
      </legend>
      <div className="flex flex-wrap gap-2 sm:gap-3">
        {shownColours(product).map((colour) => (
          <label
            key={colour.name}
            className={clsx(
              'inline-flex min-h-11 cursor-pointer items-center gap-2.5 rounded-full border bg-paper py-1 pr-4 pl-2.5 text-sm transition-colors has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
              chosen === colour.name ? 'border-accent bg-accent-soft' : 'border-edge hover:border-ink',
            )}
          >
            <input
              type="radio"
              name="colour"
              value={colour.name}
              checked={chosen === colour.name}
              className="sr-only"
              onChange={() => onChoose(colour.name)}
            />
            <Swatch hex={displayHex(colour)} isMany={isManyColoured(colour.name)} className="size-6" />
            {colour.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
