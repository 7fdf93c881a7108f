/** A product's photos: taken in one by one with their progress, put in order, described, taken out. */
import { useState } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { MAX_IMAGES } from '#domain/productParts.ts';
import { uploadMessages } from '#domain/uploads.ts';
import { api } from '#web/api.ts';
import { newKey } from '#web/newKey.ts';
import { toast, toastFailure } from '#web/ui/toast.ts';
import { checkImage, uploadImage } from '#web/uploadImage.ts';
import type { ImageDraft, ProductDraft } from './draft.ts';

export interface Upload {
  key: string;
  name: string;
  /** From 0 to 1. */
  share: number;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown reason');

export function usePhotos(savedIds: readonly string[]) {
  const { control, getValues, clearErrors } = useFormContext<ProductDraft>();
  const { fields, append, remove, move } = useFieldArray({ control, name: 'images' });
  const [uploads, setUploads] = useState<readonly Upload[]>([]);

  const progress = (key: string, share: number) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, share } : one)));

  const send = async (file: File, key: string) => {
    try {
      checkImage(file);
      const { url, publicId } = await uploadImage(file, (share) => progress(key, share));
      append({ url, publicId, alt: '' }, { shouldFocus: false });
      clearErrors('images');
    } catch (error) {
      toast(uploadMessages.failedBecause(reasonOf(error)), 'bad');
    } finally {
      setUploads((all) => all.filter((one) => one.key !== key));
    }
  };

  /** One after the other, so that they stand in the order they were chosen. */
  const add = async (files: readonly File[]) => {
    const room = MAX_IMAGES - getValues('images').length;
    const chosen = files.slice(0, room).map((file) => ({ file, key: newKey() }));
    if (files.length > room) toast(`At most ${MAX_IMAGES} images are allowed`, 'bad');
    setUploads((all) => [...all, ...chosen.map(({ file, key }) => ({ key, name: file.name, share: 0 }))]);
    for (const { file, key } of chosen) await send(file, key);
  };

  /** One that no product uses yet is deleted at once; a saved one goes when the form is saved. */
  const takeOut = async (index: number) => {
    const photo: ImageDraft | undefined = getValues('images')[index];
    if (!photo) return;
    try {
      const isSaved = savedIds.includes(photo.publicId) || photo.publicId === '';
      if (!isSaved) await api.deleteImage({ body: { publicId: photo.publicId } });
      remove(getValues('images').findIndex(({ url }) => url === photo.url));
    } catch (error) {
      toastFailure(error, uploadMessages.deleteFailed);
    }
  };

  return { fields, uploads, add, takeOut, move };
}
