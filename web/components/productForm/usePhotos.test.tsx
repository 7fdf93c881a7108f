import { act } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { Problem } from '#domain/problems.ts';
import type { ProductForm } from '#domain/productForm.ts';
import { showFailure } from '#web/api/formErrors.ts';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { buttonNamed, mountPage, press } from '#web/testing/mountPage.tsx';
import { toastQueue } from '#web/ui/toast.ts';
import { emptyDraft, type ProductDraft } from './draft.ts';
import { ImageFields } from './ImageFields.tsx';
import { usePhotos } from './usePhotos.ts';

const photoOf = (publicId: string) => ({ url: `/uploads/${publicId}.jpg`, publicId, alt: '', color: '' });

function Photos() {
  const defaultValues = { ...emptyDraft, images: [photoOf('a'), photoOf('b')] };
  const form = useForm<ProductDraft, unknown, ProductForm>({ defaultValues });
  return (
    <FormProvider {...form}>
      <ImageFields photos={usePhotos(form, [])} />
      <button type="button" onClick={() => showFailure(form, goneOnSaving, { otherwise: '' })}>
        Save
      </button>
    </FormProvider>
  );
}

/** The response to a form that waited until its unused photos were deleted. */
const goneOnSaving = new Problem('invalidInput', {
  errors: { 'images.1.url': 'This image no longer exists' },
});

const shownPhotos = () => document.querySelectorAll('ol > li').length;

/** `refusal` is the response to the deletion. */
async function openPhotos(refusal: { status: number; body: { code: string } }): Promise<void> {
  mockCalls({ 'POST /upload/delete': () => refusal });
  await mountPage(<Photos />);
}

const gone = { status: 404, body: { code: 'uploadNotFound' } };

it('a photo that is gone on the server goes from the form without an error', async () => {
  await openPhotos(gone);
  await press('Delete image 1');
  expect(shownPhotos()).toBe(1);
  expect(toastQueue.getState().queue).toEqual([]);
});

it('two presses remove one photo', async () => {
  await openPhotos(gone);
  const button = buttonNamed('Delete image 1');
  await act(async () => {
    button.click();
    button.click();
  });
  expect(shownPhotos()).toBe(1);
});

it('a photo that the server cannot delete stays', async () => {
  await openPhotos({ status: 503, body: { code: 'unavailable' } });
  await press('Delete image 1');
  expect(shownPhotos()).toBe(2);
  expect(toastQueue.getState().queue).toHaveLength(1);
});

it('a photo that turns out to be gone when the form is saved says so, and can be removed', async () => {
  await openPhotos(gone);
  await press('Save');
  const texts = [...document.querySelectorAll('ol > li')].map((photo) => photo.textContent);
  expect(texts).toEqual([
    expect.not.stringContaining('exists'),
    expect.stringContaining('This image no longer exists'),
  ]);
  const button = buttonNamed('Delete image 2');
  expect(document.activeElement).toBe(button);
  const description = button.getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(description)?.textContent).toBe('This image no longer exists');
  await press('Delete image 2');
  expect(shownPhotos()).toBe(1);
  expect(document.querySelector('ol')?.textContent).not.toContain('exists');
});
