import { clsx } from 'clsx';
import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { Badge } from '#web/ui/Badge.tsx';
import { Field } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { ImageDraft, ProductDraft } from './draft.ts';

interface PhotoCardProps {
  photo: ImageDraft;
  place: { index: number; count: number };
  isDragged: boolean;
  onDragStart: () => void;
  onDragEnd: () => void;
  onDropHere: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

export function PhotoCard(props: PhotoCardProps) {
  const { photo, place, isDragged, onDragStart, onDragEnd, onDropHere, onMove, onRemove } = props;
  const { register, formState } = useFormContext<ProductDraft>();
  const { index, count } = place;
  const name = `image ${index + 1}`;
  return (
    <li
      className={clsx(
        'flex min-w-0 flex-col gap-2 rounded-md border border-line p-2',
        isDragged && 'opacity-50',
      )}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDropHere();
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for a mouse; the buttons below do the same by keys */}
      <div className="relative cursor-grab" draggable onDragStart={onDragStart} onDragEnd={onDragEnd}>
        <Picture
          src={photo.url}
          alt={photo.alt}
          sizes="12rem"
          className="rounded-sm"
          imageClass="pointer-events-none"
        />
        {index === 0 && <Badge className="absolute top-1 left-1">Main</Badge>}
      </div>
      <Field label="Alt text" isLabelHidden error={formState.errors.images?.[index]?.alt?.message}>
        <TextInput
          {...register(`images.${index}.alt`)}
          aria-label={`Alt text of ${name}`}
          placeholder="Alt text"
          maxLength={300}
          autoComplete="off"
          className="px-3! text-sm!"
        />
      </Field>
      <div className="flex justify-between">
        <span className="flex">
          <IconButton
            label={`Move ${name} earlier`}
            disabled={index === 0}
            className="disabled:opacity-30"
            onClick={() => onMove(index - 1)}
          >
            <ArrowLeft aria-hidden="true" className="size-4" />
          </IconButton>
          <IconButton
            label={`Move ${name} later`}
            disabled={index === count - 1}
            className="disabled:opacity-30"
            onClick={() => onMove(index + 1)}
          >
            <ArrowRight aria-hidden="true" className="size-4" />
          </IconButton>
        </span>
        <IconButton label={`Delete ${name}`} className="hover:text-bad" onClick={onRemove}>
          <Trash2 aria-hidden="true" className="size-4" />
        </IconButton>
      </div>
    </li>
  );
}
