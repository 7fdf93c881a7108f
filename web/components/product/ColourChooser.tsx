import { shownColour } from '#domain/colours.ts';
import { showsColour } from '#domain/photoColours.ts';
import { isColourLeft, shownColours } from '#domain/stock.ts';
import { productTexts } from '#texts/product.ts';
import type { Product } from '#web/api/responses.ts';
import { ChoiceField } from './ChoiceField.tsx';
import { ColourOption } from './ColourOption.tsx';

interface ColourChooserProps {
  product: Product;
  chosen: string | null;
  error: string | undefined;
  onChoose: (colour: string) => void;
}

/**
 * Shows each color with its name, because a swatch alone says nothing to people who cannot tell colors apart. Where photos
 * show colors, it is a strip of these photos.
 */
export function ColourChooser({ product, chosen, error, onChoose }: ColourChooserProps) {
  const photoOf = (name: string) => product.images.find((image) => showsColour(image, name)) ?? null;
  const colours = shownColours(product).map((colour) => ({ colour, photo: photoOf(colour.name) }));
  const hasPhotos = colours.some(({ photo }) => photo !== null);
  return (
    <ChoiceField
      choice="colour"
      legend={productTexts.color}
      chosen={chosen && shownColour(chosen)}
      error={error}
    >
      <div className="flex flex-wrap gap-2 sm:gap-3">
        {colours.map(({ colour, photo }) => (
          <ColourOption
            key={colour.name}
            colour={colour}
            photo={photo}
            isTile={hasPhotos}
            isChosen={chosen === colour.name}
            isSoldOut={!isColourLeft(product, colour)}
            onChoose={() => onChoose(colour.name)}
          />
        ))}
      </div>
    </ChoiceField>
  );
}
