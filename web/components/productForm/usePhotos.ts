/** Photos of a product: upload with progress, order, describe, remove. */
import { useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { isProblem } from '#domain/problems.ts';
import type { ProductForm } from '#domain/productForm.ts';
import { MAX_IMAGES } from '#domain/productParts.ts';
import { problemTexts } from '#texts/problems.ts';
import { productFormTexts } from '#texts/productForm.ts';
import { uploadMessages } from '#texts/uploads.ts';
import { api } from '#web/api/client.ts';
import { failureText, toastFailure } from '#web/api/failures.ts';
import { mayRetry, uploadImage } from '#web/api/uploadImage.ts';
import { newKey } from '#web/browser/newKey.ts';
import { toast } from '#web/ui/toast.ts';
import type { ImageDraft, ProductDraft } from './draft.ts';

export interface Upload {
  key: string;
  file: File;
  /** From 0 to 1. */
  share: number;
  failure: { text: string; mayRetry: boolean } | null;
}

const tooMany = productFormTexts.imagesAtMost(MAX_IMAGES);

/** `savedIds`: photos that the saved product already has. */
export function usePhotos(
  { control, getValues, clearErrors }: UseFormReturn<ProductDraft, unknown, ProductForm>,
  savedIds: readonly string[],
) {
  const { fields, append, remove, move } = useFieldArray({ control, name: 'images' });
  const [uploads, setUploads] = useState<readonly Upload[]>([]);

  const uploading = uploads.filter(({ failure }) => failure === null).length;
  const freeSlots = () => MAX_IMAGES - getValues('images').length - uploading;

  const change = (key: string, changes: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  const dismiss = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));

  /** A failed photo stays in the list with its error and does not block the others. */
  const send = async ({ key, file }: Upload) => {
    try {
      const { url, publicId } = await uploadImage(file, (share) => change(key, { share }));
      append({ url, publicId, alt: '', color: '' }, { shouldFocus: false });
      clearErrors('images');
      dismiss(key);
    } catch (error) {
      const text = failureText(error, problemTexts.unreachable);
      change(key, { failure: { text, mayRetry: mayRetry(error) } });
    }
  };
  const retry = (upload: Upload) => {
    if (freeSlots() <= 0) return toast(tooMany, 'bad');
    change(upload.key, { share: 0, failure: null });
    return void send(upload);
  };

  /** Sequential, so that the photos keep the chosen order. */
  const add = async (files: readonly File[]) => {
    const free = Math.max(0, freeSlots());
    if (files.length > free) toast(tooMany, 'bad');
    const chosen = files.slice(0, free).map((file) => ({ file, key: newKey(), share: 0, failure: null }));
    setUploads((all) => [...all, ...chosen]);
    for (const upload of chosen) await send(upload);
  };

  /** An unsaved photo is deleted at once; a saved one when the form is saved. */
  const removePhoto = async (index: number) => {
    const photo: ImageDraft | undefined = getValues('images')[index];
    if (!photo) return;
    try {
      const isSaved = savedIds.includes(photo.publicId) || photo.publicId === '';
      if (!isSaved) await api.deleteImage({ body: { publicId: photo.publicId } });
    } catch (error) {
      const isGone = isProblem(error) && error.code === 'uploadNotFound';
      if (!isGone) return toastFailure(error, uploadMessages.deleteFailed);
    }
    const place = getValues('images').findIndex(({ url }) => url === photo.url);
    if (place >= 0) remove(place);
  };

  return { fields, uploads, isUploading: uploading > 0, add, retry, dismiss, removePhoto, move };
}
