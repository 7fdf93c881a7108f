import ImagePlus from 'virtual:lucide/image-plus';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { acceptedImages } from '#domain/uploads.ts';
import { productFormTexts } from '#texts/productForm.ts';
import { FormSection } from '#web/components/admin/FormSection.tsx';
import { listError } from '#web/components/admin/RowList.tsx';
import { FieldError } from '#web/ui/control.tsx';
import { FileDrop } from '#web/ui/FileDrop.tsx';
import type { ProductDraft } from './draft.ts';
import { PhotoCard } from './PhotoCard.tsx';
import { UploadList } from './UploadList.tsx';
import type { usePhotos } from './usePhotos.ts';

export function ImageFields({ photos }: { photos: ReturnType<typeof usePhotos> }) {
  const { formState } = useFormContext<ProductDraft>();
  const { fields, uploads, add, retry, dismiss, removePhoto, move } = photos;
  const [dragged, setDragged] = useState<number | null>(null);
  const [announcement, announce] = useState('');
  const error = listError(formState.errors.images);
  const moveTo = (from: number, to: number) => {
    if (from === to || to < 0 || to >= fields.length) return;
    move(from, to);
    announce(productFormTexts.imageMoved(from + 1, to + 1, fields.length));
  };
  return (
    <FormSection title={productFormTexts.productImages} hint={productFormTexts.imagesHint}>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-4 empty:hidden sm:grid-cols-3 lg:grid-cols-4">
        {fields.map((photo, index) => (
          <PhotoCard
            key={photo.id}
            photo={photo}
            place={{ index, count: fields.length }}
            isDragged={dragged === index}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDropHere={() => dragged !== null && moveTo(dragged, index)}
            onMove={(to) => moveTo(index, to)}
            onRemove={() => void removePhoto(index)}
          />
        ))}
      </ol>
      <UploadList uploads={uploads} onRetry={retry} onDismiss={dismiss} />
      <AddPhotos onChoose={(files) => void add(files)} isInvalid={Boolean(error)} />
      {error && <FieldError>{error}</FieldError>}
    </FormSection>
  );
}

interface AddPhotosProps {
  onChoose: (files: File[]) => void;
  isInvalid: boolean;
}

function AddPhotos({ onChoose, isInvalid }: AddPhotosProps) {
  return (
    <FileDrop
      label={productFormTexts.addImages}
      hint={productFormTexts.imageTypes}
      icon={<ImagePlus aria-hidden="true" className="size-6 text-accent" strokeWidth={1.5} />}
      accept={acceptedImages}
      multiple
      isInvalid={isInvalid}
      onChoose={onChoose}
    />
  );
}
