import { useEffect, useRef, useState } from 'react';

export interface ReviewPhoto {
  key: string;
  /** Preview URL: the local file of a photo chosen here, which is not downloaded again. */
  preview: string;
  /** From 0 to 1. */
  progress: number;
  /** URL after the upload. */
  url: string | null;
  /** Only for new uploads; a saved photo is removed when the review is saved. */
  publicId: string | null;
}

const savedPhoto = (url: string): ReviewPhoto => ({
  key: url,
  preview: url,
  progress: 1,
  url,
  publicId: null,
});

const urlsOf = (photos: readonly ReviewPhoto[]): string[] => photos.flatMap(({ url }) => url ?? []);

type Change = (all: readonly ReviewPhoto[]) => readonly ReviewPhoto[];

/** Frees the memory of a local file; other URLs are left alone. */
export const freePreview = ({ preview }: ReviewPhoto): void => URL.revokeObjectURL(preview);

/** The photos in order. `onUploaded` receives their URLs whenever these change. */
export function usePhotoList(urls: readonly string[], onUploaded: (urls: string[]) => void) {
  const [photos, show] = useState<readonly ReviewPhoto[]>(() => urls.map(savedPhoto));
  // Uploads end between renders, so each change starts from the latest list.
  const latest = useRef(photos);
  useEffect(() => () => latest.current.forEach(freePreview), []);
  const setPhotos = (next: Change) => {
    const before = urlsOf(latest.current);
    latest.current = next(latest.current);
    show(latest.current);
    if (urlsOf(latest.current).join() !== before.join()) onUploaded(urlsOf(latest.current));
  };
  const change = (key: string, changes: Partial<ReviewPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));
  return { photos, setPhotos, change };
}
