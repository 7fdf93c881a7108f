import ArrowLeft from 'virtual:lucide/arrow-left';
import ArrowRight from 'virtual:lucide/arrow-right';
import Trash2 from 'virtual:lucide/trash';
import type { ComponentProps } from 'react';
import { productFormTexts } from '#texts/productForm.ts';
import { IconButton } from '#web/ui/IconButton.tsx';

interface PhotoButtonsProps {
  place: { index: number; count: number };
  onMove: (to: number) => void;
  remove: Pick<ComponentProps<typeof IconButton>, 'ref' | 'aria-describedby' | 'onClick'>;
}

/** Moves a photo in the order, or removes it. */
export function PhotoButtons({ place: { index, count }, onMove, remove }: PhotoButtonsProps) {
  const name = productFormTexts.imageName(index + 1);
  return (
    <div className="flex justify-between">
      <span className="flex">
        <IconButton
          label={productFormTexts.moveEarlier(name)}
          disabled={index === 0}
          className="disabled:opacity-30"
          onClick={() => onMove(index - 1)}
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton
          label={productFormTexts.moveLater(name)}
          disabled={index === count - 1}
          className="disabled:opacity-30"
          onClick={() => onMove(index + 1)}
        >
          <ArrowRight aria-hidden="true" className="size-4" />
        </IconButton>
      </span>
      <IconButton label={productFormTexts.deleteImage(name)} className="hover:text-bad" {...remove}>
        <Trash2 aria-hidden="true" className="size-4" />
      </IconButton>
    </div>
  );
}
