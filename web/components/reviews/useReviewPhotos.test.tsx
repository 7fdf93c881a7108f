import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { mockCalls } from '#web/testing/mockCalls.ts';
import { mockUpload } from '#web/testing/mockUpload.ts';
import { mountPage, press, waitUntil } from '#web/testing/mountPage.tsx';
import { PhotoPicker } from './PhotoPicker.tsx';
import { useReviewPhotos } from './useReviewPhotos.ts';

/** The previews in the browser's memory. */
let previews: string[] = [];

beforeEach(() => {
  previews = [];
  mockCalls({ 'POST /upload/delete': () => ({ body: {} }) });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const url = `blob:${(file as File).name}`;
    previews.push(url);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
    previews = previews.filter((preview) => preview !== url);
  });
});

const Photos = () => <PhotoPicker {...useReviewPhotos(['/uploads/saved.jpg'], () => undefined)} />;

/** Opens a review with a saved photo, and chooses another one. */
async function choosePhoto() {
  const page = await mountPage(<Photos />);
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  const files = [new File(['bytes'], 'new.png', { type: 'image/png' })];
  await act(async () => {
    Object.defineProperty(input, 'files', { value: files });
    input?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  return page;
}

const isUploaded = () => expect(document.querySelector('progress')).toBeNull();

it('the preview of a photo is freed when the photo is removed', async () => {
  mockUpload(201, JSON.stringify({ url: '/uploads/new.jpg', publicId: 'new' }));
  await choosePhoto();
  await waitUntil(isUploaded);
  expect(previews).toEqual(['blob:new.png']);
  await press('Remove photo 2');
  expect(previews).toEqual([]);
});

it('the preview of a photo that cannot be uploaded is freed', async () => {
  mockUpload(400, JSON.stringify({ code: 'damagedImage' }));
  await choosePhoto();
  await waitUntil(isUploaded);
  expect(previews).toEqual([]);
});

it('all previews are freed when the form closes', async () => {
  mockUpload(201, JSON.stringify({ url: '/uploads/new.jpg', publicId: 'new' }));
  const { unmount } = await choosePhoto();
  await waitUntil(isUploaded);
  await unmount();
  expect(previews).toEqual([]);
});
