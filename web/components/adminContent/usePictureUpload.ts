/** Uploads one picture, and refuses one that is too small where it is to be shown. */
import { useRef, useState } from 'react';
import type { ContentPicture } from '#domain/content.ts';
import { type PictureUse, pictureProblem } from '#domain/contentPictures.ts';
import { problemTexts } from '#texts/problems.ts';
import { uploadMessages } from '#texts/uploads.ts';
import { failureText } from '#web/api/failures.ts';
import { uploadImage } from '#web/api/uploadImage.ts';

export function usePictureUpload(use: PictureUse, onUploaded: (picture: ContentPicture) => void) {
  /** From 0 to 1. Null if nothing is sent. */
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** A file that was chosen later replaces this one. */
  const newest = useRef(0);

  const upload = async (file: File) => {
    newest.current += 1;
    const own = newest.current;
    setFailure(null);
    setShare(0);
    const outcome = await send(file, use, setShare);
    if (own !== newest.current) return;
    setShare(null);
    if (typeof outcome === 'string') setFailure(uploadMessages.failedBecause(file.name, outcome));
    else onUploaded(outcome);
  };

  return { share, failure, upload };
}

/** The picture, or why it cannot be used. */
async function send(
  file: File,
  use: PictureUse,
  onProgress: (share: number) => void,
): Promise<ContentPicture | string> {
  try {
    const { publicId, width, height } = await uploadImage(file, onProgress);
    return pictureProblem(use, { width, height }) ?? { publicId, width, height };
  } catch (error) {
    return failureText(error, problemTexts.unreachable);
  }
}
