/** Uploads one photo, reduced if needed, and reports progress, which `fetch` cannot. */
import type { ResponseOf } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import { isProblem, Problem, type ProblemCode } from '#domain/problems.ts';
import { imageTypes, isHeic, MAX_IMAGE_BYTES, uploadFields } from '#domain/uploads.ts';
import { formProblem } from './formProblem.ts';
import { headersOf, refusalOf } from './sendOverHttp.ts';
import { UPLOAD_TIMEOUT_MS } from './uploadTime.ts';

export type UploadedImage = ResponseOf<(typeof endpoints)['uploadImage']>;

const isAccepted = ({ type }: File): boolean => (imageTypes as readonly string[]).includes(type);

const shrunk = async (file: File): Promise<File> =>
  (await import('#web/browser/shrinkPhoto.ts')).shrinkPhoto(file);

/** Some browsers decode HEIC. The others cannot, so the user is told what to do. */
async function readable(file: File): Promise<File> {
  if (isHeic(file)) {
    return shrunk(file).catch(() => {
      throw formProblem('unreadableHeic');
    });
  }
  if (!isAccepted(file)) throw formProblem('notAnImage');
  return file.size > MAX_IMAGE_BYTES ? shrunk(file) : file;
}

/** `onProgress` receives the sent fraction, 0 to 1. Only the server checks the pixel size of a small file. */
export async function uploadImage(file: File, onProgress: (share: number) => void): Promise<UploadedImage> {
  const photo = await readable(file);
  try {
    return await send(photo, onProgress);
  } catch (error) {
    if (!isProblem(error) || error.code !== 'imageTooManyPixels') throw error;
    return send(await shrunk(photo), onProgress);
  }
}

const faultsOfFile: ReadonlySet<ProblemCode> = new Set([
  'unreadableHeic',
  'notAnImage',
  'damagedImage',
  'imageTooLarge',
  'imageTooManyPixels',
]);

/** True if a retry with the same file may succeed. */
export const mayRetry = (error: unknown): boolean => !isProblem(error) || !faultsOfFile.has(error.code);

function send(file: File, onProgress: (share: number) => void): Promise<UploadedImage> {
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
    request.timeout = UPLOAD_TIMEOUT_MS;
    request.onerror = request.ontimeout = () => reject(new Problem('unreachable'));
    request.onload = () => {
      const { status, responseText } = request;
      const retryAfter = request.getResponseHeader('retry-after') ?? '';
      const response = new Response(responseText, { status, headers: { 'retry-after': retryAfter } });
      if (response.ok) resolve(response.json());
      else void refusalOf(response, headers).then(reject, reject);
    };
    request.send(body);
  });
}
