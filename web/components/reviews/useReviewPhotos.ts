/** Photos of a review form. Each uploads as soon as it is chosen and shows at once. */
import { useRef, useState } from 'react';
import { REVIEW_PHOTOS_MAX } from '#domain/reviews.ts';
import { ownReviewsTexts } from '#texts/ownReviews.ts';
import { api } from '#web/api/client.ts';
import { failureText } from '#web/api/failures.ts';
import { mayRetry, uploadImage } from '#web/api/uploadImage.ts';
import { newKey } from '#web/browser/newKey.ts';
import { freePreview, type ReviewPhoto, usePhotoList } from './usePhotoList.ts';

export interface PhotoFailure {
  key: string;
  /** Starts with the file name if it is about one file. */
  text: string;
  /** The file to retry; null if a retry cannot succeed. */
  file: File | null;
}

/** `onUploaded` receives the uploaded URLs whenever they change. */
export function useReviewPhotos(urls: readonly string[], onUploaded: (urls: string[]) => void) {
  const { photos, setPhotos, change } = usePhotoList(urls, onUploaded);
  const [failures, setFailures] = useState<readonly PhotoFailure[]>([]);
  const removed = useRef(new Set<string>());

  const remove = (photo: ReviewPhoto) => {
    const { key, publicId } = photo;
    removed.current.add(key);
    setPhotos((all) => all.filter((one) => one.key !== key));
    freePreview(photo);
    if (publicId) void api.deleteImage({ body: { publicId } }).catch(() => undefined);
  };

  const send = async (file: File) => {
    const photo = {
      key: newKey(),
      preview: URL.createObjectURL(file),
      progress: 0,
      url: null,
      publicId: null,
    };
    setPhotos((all) => [...all, photo]);
    try {
      const { url, publicId } = await uploadImage(file, (progress) => change(photo.key, { progress }));
      if (removed.current.has(photo.key)) void api.deleteImage({ body: { publicId } }).catch(() => undefined);
      else change(photo.key, { url, publicId, progress: 1 });
    } catch (error) {
      remove(photo);
      const text = `${file.name}: ${failureText(error, ownReviewsTexts.uploadFailed)}`;
      const failure = { key: photo.key, text, file: mayRetry(error) ? file : null };
      setFailures((all) => [...all, failure]);
    }
  };

  const freeSlots = REVIEW_PHOTOS_MAX - photos.length;
  const add = (files: readonly File[]) => {
    const tooMany = { key: newKey(), text: ownReviewsTexts.tooManyPhotos(REVIEW_PHOTOS_MAX), file: null };
    setFailures(files.length > freeSlots ? [tooMany] : []);
    for (const file of files.slice(0, freeSlots)) void send(file);
  };
  const retry = ({ key, file }: PhotoFailure) => {
    setFailures((all) => all.filter((failure) => failure.key !== key));
    if (file) void send(file);
  };

  return {
    photos,
    freeSlots,
    failures,
    add,
    retry,
    remove,
    isSending: photos.some(({ url }) => url === null),
  };
}
