import { clsx } from 'clsx';
import { isManyColoured, shownColour } from '#domain/colours.ts';
import type { Product } from '#web/api/responses.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { Swatch } from '#web/ui/Swatch.tsx';
import { ChoiceOption, Tick } from './ChoiceOption.tsx';

interface ColourOptionProps {
  colour: Product['colors'][number];
  /** The first photo that shows the color. */
  photo: Product['images'][number] | null;
  /** Above its name, as large as the others' photos. */
  isTile: boolean;
  isChosen: boolean;
  isSoldOut: boolean;
  onChoose: () => void;
}

const tile = 'w-20 lg:w-18 flex-col rounded-sm p-1 text-center text-xs wrap-anywhere';
const pill = 'min-h-11 gap-2.5 rounded-full py-1 pr-4 pl-2.5 text-sm';

/** A color with its photo or swatch, and its name. */
export function ColourOption(props: ColourOptionProps) {
  const { colour, photo, isTile, isChosen, isSoldOut, onChoose } = props;
  const tick = isTile ? 'top-1.5 right-1.5' : 'bottom-1.5 left-6';
  return (
    <ChoiceOption
      choice="colour"
      value={colour.name}
      isChosen={isChosen}
      isSoldOut={isSoldOut}
      className={isTile ? tile : pill}
      onChoose={onChoose}
    >
      {photo ? (
        <Picture src={photo.url} alt="" sizes="4.5rem" pixelWidth={photo.width} className="w-full" />
      ) : (
        <Swatch
          hex={colour.hexCode}
          isMany={isManyColoured(colour.name)}
          className={isTile ? 'my-4 size-12' : 'size-6'}
        />
      )}
      {isChosen && <Tick className={clsx('rounded-full bg-paper p-0.5 text-accent', tick)} />}
      {shownColour(colour.name)}
    </ChoiceOption>
  );
}
