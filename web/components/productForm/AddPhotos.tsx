import { clsx } from 'clsx';
import { ImagePlus } from 'lucide-react';
import type { DragEvent } from 'react';
import { acceptedImages } from '#domain/uploads.ts';

interface AddPhotosProps {
  onChoose: (files: File[]) => void;
  isInvalid: boolean;
}

/** Chosen, or dropped here. */
export function AddPhotos({ onChoose, isInvalid }: AddPhotosProps) {
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    onChoose([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file may be dropped here; the field inside takes it by keys
    <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <label
        className={clsx(
          'flex min-h-24 cursor-pointer flex-col items-center justify-center gap-1 rounded-md border border-dashed p-4 text-center text-sm transition-colors hover:bg-sand has-focus-visible:outline-2 has-focus-visible:outline-accent',
          isInvalid ? 'border-bad' : 'border-edge',
        )}
      >
        <ImagePlus aria-hidden="true" className="size-6 text-accent" strokeWidth={1.5} />
        <span className="font-medium">Add images</span>
        <span className="text-muted text-xs">JPEG, PNG, WebP or AVIF, at most 5 MB each</span>
        <input
          type="file"
          multiple
          accept={acceptedImages}
          aria-label="Add images"
          aria-invalid={isInvalid || undefined}
          className="sr-only"
          onChange={({ target }) => {
            onChoose([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}
