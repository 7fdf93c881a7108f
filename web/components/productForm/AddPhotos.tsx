import ImagePlus from 'virtual:lucide/image-plus';
import { acceptedImages } from '#domain/uploads.ts';
import { FileDrop } from '#web/ui/FileDrop.tsx';

interface AddPhotosProps {
  onChoose: (files: File[]) => void;
  isInvalid: boolean;
}

export function AddPhotos({ onChoose, isInvalid }: AddPhotosProps) {
  return (
    <FileDrop
      label="Add images"
      hint="JPEG, PNG, WebP or AVIF. Large photos are made smaller before they are sent."
      icon={<ImagePlus aria-hidden="true" className="size-6 text-accent" strokeWidth={1.5} />}
      accept={acceptedImages}
      multiple
      isInvalid={isInvalid}
      onChoose={onChoose}
    />
  );
}
