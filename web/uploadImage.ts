/** Sends one photo and tells how far it is, which `fetch` can't. */
import type { Answer } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { Problem } from '#domain/problems.ts';
import { acceptedImages, MAX_IMAGE_BYTES, uploadFields } from '#domain/uploads.ts';
import { headersOf, refusalOf, unreachable } from './sendOverHttp.ts';

export type UploadedImage = Answer<(typeof endpoints)['uploadImage']>;

/** Tells what the server would refuse anyway, before it is sent. */
export function checkImage({ type, size }: File): void {
  if (!acceptedImages.split(',').includes(type)) throw new Problem('notAnImage');
  if (size > MAX_IMAGE_BYTES) throw new Problem('imageTooLarge');
}

/** `onProgress` is told the share that is sent, from 0 to 1. */
export function uploadImage(file: File, onProgress: (share: number) => void): Promise<UploadedImage> {
  const body = new FormData();
  body.append(uploadFields.single, file);
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/upload/single');
    const headers = headersOf(body);
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(unreachable());
    request.onload = () => {
      const { status, responseText } = request;
      if (status < 300) resolve(JSON.parse(responseText) as UploadedImage);
      else void refusalOf(new Response(responseText, { status }), headers).then(reject, reject);
    };
    request.send(body);
  });
}
