import ImagePlus from 'virtual:lucide/image-plus';
import { REVIEW_PHOTOS_MAX } from '#domain/reviews.ts';
import { acceptedImages } from '#domain/uploads.ts';
import { ownReviewsTexts } from '#texts/ownReviews.ts';
import { Button } from '#web/ui/Button.tsx';
import { FieldError } from '#web/ui/control.tsx';
import { ChosenPhoto } from './ChosenPhoto.tsx';
import type { ReviewPhoto } from './usePhotoList.ts';
import type { PhotoFailure } from './useReviewPhotos.ts';

interface PhotoPickerProps {
  photos: readonly ReviewPhoto[];
  /** Number of photos that may be added. */
  freeSlots: number;
  /** Why the last chosen files were refused. */
  failures: readonly PhotoFailure[];
  retry: (failure: PhotoFailure) => void;
  add: (files: readonly File[]) => void;
  remove: (photo: ReviewPhoto) => void;
}

export function PhotoPicker({ photos, freeSlots, failures, add, retry, remove }: PhotoPickerProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">
        {ownReviewsTexts.photos}{' '}
        <span className="font-normal text-muted">{ownReviewsTexts.optionalAtMost(REVIEW_PHOTOS_MAX)}</span>
      </legend>
      <ul className="flex flex-wrap gap-3">
        {photos.map((photo, place) => (
          <ChosenPhoto key={photo.key} photo={photo} place={place + 1} onRemove={() => remove(photo)} />
        ))}
        {freeSlots > 0 && (
          <li>
            <label className="grid size-20 cursor-pointer place-items-center rounded-md border border-edge border-dashed text-muted hover:border-accent hover:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
              <ImagePlus aria-hidden="true" className="size-6" strokeWidth={1.5} />
              <span className="sr-only">{ownReviewsTexts.addPhotos}</span>
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
          <div key={failure.key} className="flex flex-wrap items-center gap-x-3">
            <FieldError>{failure.text}</FieldError>
            {failure.file && freeSlots > 0 && (
              <Button look="quiet" size="sm" onClick={() => retry(failure)}>
                {ownReviewsTexts.tryAgain}
              </Button>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
