import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldError } from '#web/ui/Field.tsx';
import { AddPhotos } from './AddPhotos.tsx';
import type { ProductDraft } from './draft.ts';
import { FormSection } from './FormSection.tsx';
import { listError } from './listError.ts';
import { PhotoCard } from './PhotoCard.tsx';
import { UploadList } from './UploadList.tsx';
import { usePhotos } from './usePhotos.ts';

/** `savedIds`: photos that the product has already, as it is stored. */
export function ImageFields({ savedIds }: { savedIds: readonly string[] }) {
  const { formState } = useFormContext<ProductDraft>();
  const { fields, uploads, add, takeOut, move } = usePhotos(savedIds);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const error = listError(formState.errors.images);
  const put = (from: number, to: number) => {
    if (from === to || to < 0 || to >= fields.length) return;
    move(from, to);
    setSaid(`Image ${from + 1} is now at place ${to + 1} of ${fields.length}`);
  };
  return (
    <FormSection
      title="Product Images"
      hint="The first one is shown on the product's card. Drag them into order, or use the arrows."
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol className="grid grid-cols-2 gap-4 empty:hidden sm:grid-cols-3 lg:grid-cols-4">
        {fields.map((photo, index) => (
          <PhotoCard
            key={photo.id}
            photo={photo}
            place={{ index, count: fields.length }}
            isDragged={dragged === index}
            onDragStart={() => setDragged(index)}
            onDragEnd={() => setDragged(null)}
            onDropHere={() => dragged !== null && put(dragged, index)}
            onMove={(to) => put(index, to)}
            onRemove={() => void takeOut(index)}
          />
        ))}
      </ol>
      <UploadList uploads={uploads} />
      <AddPhotos onChoose={(files) => void add(files)} isInvalid={Boolean(error)} />
      {error && <FieldError>{error}</FieldError>}
    </FormSection>
  );
}
