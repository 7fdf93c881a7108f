import { ImagePlus, X } from 'lucide-react';
import { REVIEW_PHOTOS_MAX } from '#domain/reviews.ts';
import { acceptedImages } from '#domain/uploads.ts';
import { FieldError } from '#web/ui/Field.tsx';
import type { ReviewPhoto } from './useReviewPhotos.ts';

interface PhotoPickerProps {
  photos: readonly ReviewPhoto[];
  /** How many more there may be. */
  room: number;
  /** Why those chosen last weren't taken, each with its name. */
  failures: readonly string[];
  add: (files: readonly File[]) => void;
  remove: (photo: ReviewPhoto) => void;
}

export function PhotoPicker({ photos, room, failures, add, remove }: PhotoPickerProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">
        Photos <span className="font-normal text-muted">(optional, at most {REVIEW_PHOTOS_MAX})</span>
      </legend>
      <ul className="flex flex-wrap gap-3">
        {photos.map((photo, place) => (
          <Photo key={photo.key} photo={photo} place={place + 1} onRemove={() => remove(photo)} />
        ))}
        {room > 0 && (
          <li>
            <label className="grid size-20 cursor-pointer place-items-center rounded-md border border-edge border-dashed text-muted hover:border-accent hover:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
              <ImagePlus aria-hidden="true" className="size-6" strokeWidth={1.5} />
              <span className="sr-only">Add photos</span>
              <input
                type="file"
                accept={acceptedImages}
                multiple
                className="sr-only"
                onChange={(event) => {
                  add([...(event.target.files ?? [])]);
                  event.target.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <div role="alert" className="mt-2">
        {failures.map((failure) => (
          <FieldError key={failure}>{failure}</FieldError>
        ))}
      </div>
    </fieldset>
  );
}

function Photo({ photo, place, onRemove }: { photo: ReviewPhoto; place: number; onRemove: () => void }) {
  const isSending = photo.url === null;
  return (
    <li className="relative">
      <img
        src={photo.preview}
        alt={`Chosen ${place}`}
        className={`size-20 rounded-md object-cover ${isSending ? 'opacity-60' : ''}`}
      />
      {isSending && (
        <progress
          aria-label={`Uploading photo ${place}`}
          value={photo.progress}
          max={1}
          className="absolute inset-x-2 bottom-2 h-1.5 w-16 appearance-none overflow-hidden rounded-full bg-paper [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:bg-accent"
        />
      )}
      <button
        type="button"
        aria-label={`Remove photo ${place}`}
        onClick={onRemove}
        className="thumb absolute -top-4 -right-4 grid place-items-center"
      >
        <span className="grid size-6 place-items-center rounded-full border border-line bg-paper shadow-low">
          <X aria-hidden="true" className="size-3.5" />
        </span>
      </button>
    </li>
  );
}
