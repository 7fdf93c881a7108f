import { clsx } from 'clsx';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { productFormTexts } from '#texts/productForm.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { FieldError } from '#web/ui/control.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import type { ImageDraft, ProductDraft } from './draft.ts';
import { PhotoButtons } from './PhotoButtons.tsx';
import { PhotoColour } from './PhotoColour.tsx';

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
  const { register, control, formState } = useFormContext<ProductDraft>();
  const { index } = place;
  const errorId = useId();
  // An error of the address, such as that the photo is gone, leads to the button that removes the photo.
  const { field, fieldState } = useController({ control, name: `images.${index}.url` });
  const error = fieldState.error?.message;
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is for the mouse; the buttons below work by keyboard */}
      <div className="relative cursor-grab" draggable onDragStart={onDragStart} onDragEnd={onDragEnd}>
        <Picture
          src={photo.url}
          alt={photo.alt}
          sizes="12rem"
          className="rounded-sm"
          imageClass="pointer-events-none"
        />
        {index === 0 && <Badge className="absolute top-1 left-1">{productFormTexts.main}</Badge>}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
      <Field
        label={productFormTexts.altText}
        isLabelHidden
        error={formState.errors.images?.[index]?.alt?.message}
      >
        <TextInput
          {...register(`images.${index}.alt`)}
          aria-label={productFormTexts.altTextOfImage(index + 1)}
          placeholder={productFormTexts.altText}
          maxLength={300}
          autoComplete="off"
          className="px-3! text-sm!"
        />
      </Field>
      <PhotoColour index={index} />
      <PhotoButtons
        place={place}
        onMove={onMove}
        remove={{ ref: field.ref, 'aria-describedby': error && errorId, onClick: onRemove }}
      />
    </li>
  );
}
