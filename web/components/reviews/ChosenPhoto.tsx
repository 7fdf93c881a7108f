import X from 'virtual:lucide/x';
import { ownReviewsTexts } from '#texts/ownReviews.ts';
import type { ReviewPhoto } from './usePhotoList.ts';

interface ChosenPhotoProps {
  photo: ReviewPhoto;
  /** From 1. */
  place: number;
  onRemove: () => void;
}

/** A photo of the review with its upload progress. */
export function ChosenPhoto({ photo, place, onRemove }: ChosenPhotoProps) {
  const isSending = photo.url === null;
  return (
    <li className="relative">
      <img
        src={photo.preview}
        alt={ownReviewsTexts.chosenPhoto(place)}
        className={`size-20 rounded-md object-cover ${isSending ? 'opacity-60' : ''}`}
      />
      {isSending && (
        <progress
          aria-label={ownReviewsTexts.uploadingPhoto(place)}
          value={photo.progress}
          max={1}
          className="absolute inset-x-2 bottom-2 h-1.5 w-16 appearance-none overflow-hidden rounded-full bg-paper [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-paper [&::-webkit-progress-value]:bg-accent"
        />
      )}
      <button
        type="button"
        aria-label={ownReviewsTexts.removePhoto(place)}
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
