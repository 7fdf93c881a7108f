/** Schemas of photo uploads, and valid image URLs. */
import { z } from 'zod';
import { fieldTexts } from '#texts/fields.ts';
import { uploadRefusals } from '#texts/uploads.ts';
import { cleanLine } from './text.ts';

/** A URL from which a browser may load a photo: the shop or the web, nothing that could run code. */
const IMAGE_ADDRESS = /^(?:https?:\/\/|\/(?!\/))[^\s"'<>\\]+$/i;

export const imageAddress = z
  .string({ error: () => fieldTexts.required(uploadRefusals.imageAddress) })
  .overwrite(cleanLine)
  .max(1000, { error: () => fieldTexts.isTooLong(uploadRefusals.imageAddress) })
  .regex(IMAGE_ADDRESS, { error: () => fieldTexts.notValid(uploadRefusals.imageAddress) });

const isNoId = { error: () => fieldTexts.required(uploadRefusals.imageId) };

export const deleteUploadSchema = z.object({
  publicId: z
    .string(isNoId)
    .min(1, isNoId)
    .max(300, { error: () => fieldTexts.isTooLong(uploadRefusals.imageId) })
    .toLowerCase(),
});
