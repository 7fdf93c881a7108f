import { ImagePlus } from 'lucide-react';
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
      hint="JPEG, PNG, WebP or AVIF, at most 5 MB each"
      icon={<ImagePlus aria-hidden="true" className="size-6 text-accent" strokeWidth={1.5} />}
      accept={acceptedImages}
      multiple
      isInvalid={isInvalid}
      onChoose={onChoose}
    />
  );
}
