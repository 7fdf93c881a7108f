import { displayHex, isManyColoured } from '#domain/colours.ts';
import { isColourLeft, shownColours } from '#domain/stock.ts';
import type { Product } from '#web/api/responses.ts';
import { Swatch } from '#web/ui/Swatch.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { ChoiceOption, Tick } from './ChoiceOption.tsx';

interface ColourChooserProps {
  product: Product;
  chosen: string | null;
  error: string | undefined;
  onChoose: (colour: string) => void;
}

/** Shows each colour with its name, because a swatch alone says nothing to people who cannot tell colours apart. */
export function ColourChooser({ product, chosen, error, onChoose }: ColourChooserProps) {
  return (
    <ChoiceField choice="colour" legend="Color" chosen={chosen} error={error}>
      <div className="flex flex-wrap gap-2 sm:gap-3">
        {shownColours(product).map((colour) => {
          const { name } = colour;
          const isChosen = chosen === name;
          return (
            <ChoiceOption
              key={name}
              choice="colour"
              value={name}
              isChosen={isChosen}
              isSoldOut={!isColourLeft(product, colour)}
              className="min-h-11 gap-2.5 rounded-full py-1 pr-4 pl-2.5 text-sm"
              onChoose={() => onChoose(name)}
            >
              <Swatch hex={displayHex(colour)} isMany={isManyColoured(name)} className="size-6" />
              {isChosen && <Tick className="bottom-1.5 left-6 rounded-full bg-paper p-0.5 text-accent" />}
              {name}
            </ChoiceOption>
          );
        })}
      </div>
    </ChoiceField>
  );
}
