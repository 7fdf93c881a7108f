/** The photos of a review while it is written: each is sent as soon as it is chosen, and shown from the first moment. */
import { useRef, useState } from 'react';
import { REVIEW_PHOTOS_MAX, reviewMessages } from '#domain/reviews.ts';
import { api } from '#web/api.ts';
import { failureText } from '#web/failureText.ts';
import { newKey } from '#web/newKey.ts';
import { checkImage, uploadImage } from '#web/uploadImage.ts';

export interface ReviewPhoto {
  key: string;
  /** What is shown: the chosen file itself until the server has it. */
  preview: string;
  /** From 0 to 1. */
  progress: number;
  /** Its address once it is there. */
  url: string | null;
  /** Only of those sent just now: a photo of the review as it was goes when the change is saved. */
  publicId: string | null;
}

const kept = (url: string): ReviewPhoto => ({ key: url, preview: url, progress: 1, url, publicId: null });

const landed = (photos: readonly ReviewPhoto[]): string[] => photos.flatMap(({ url }) => url ?? []);

/** `onLanded` is told the addresses of those the server has, whenever they become others. */
export function useReviewPhotos(urls: readonly string[], onLanded: (urls: string[]) => void) {
  const [photos, show] = useState<readonly ReviewPhoto[]>(() => urls.map(kept));
  const now = useRef(photos);
  const setPhotos = (next: (all: readonly ReviewPhoto[]) => readonly ReviewPhoto[]) => {
    const before = landed(now.current);
    now.current = next(now.current);
    show(now.current);
    if (landed(now.current).join() !== before.join()) onLanded(landed(now.current));
  };
  const [failures, setFailures] = useState<readonly string[]>([]);
  const fail = (text: string) => setFailures((all) => [...new Set([...all, text])]);
  const gone = useRef(new Set<string>());
  const change = (key: string, news: Partial<ReviewPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...news } : photo)));

  const remove = ({ key, preview, publicId }: ReviewPhoto) => {
    gone.current.add(key);
    setPhotos((all) => all.filter((photo) => photo.key !== key));
    if (preview.startsWith('blob:')) URL.revokeObjectURL(preview);
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
      checkImage(file);
      const { url, publicId } = await uploadImage(file, (progress) => change(photo.key, { progress }));
      if (gone.current.has(photo.key)) void api.deleteImage({ body: { publicId } }).catch(() => undefined);
      else change(photo.key, { url, publicId, progress: 1 });
    } catch (error) {
      remove(photo);
      fail(`${file.name}: ${failureText(error, reviewMessages.uploadFailed)}`);
    }
  };

  const room = REVIEW_PHOTOS_MAX - photos.length;
  const add = (files: readonly File[]) => {
    setFailures(files.length > room ? [`You can add at most ${REVIEW_PHOTOS_MAX} photos`] : []);
    for (const file of files.slice(0, room)) void send(file);
  };

  return {
    photos,
    room,
    failures,
    add,
    remove,
    isSending: photos.some(({ url }) => url === null),
  };
}
