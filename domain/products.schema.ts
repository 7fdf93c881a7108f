import { productMessages } from '#texts/productRules.ts';
import { photoOfUnknownColour } from './photoColours.ts';
import { wholeForm } from './productFields.schema.ts';
import { exceedsSizeLimit, hasImages, hasSizes, hasStock, isMap, savedForm } from './productForm.ts';
import { sizeLimit } from './sizes.ts';

export const productFormSchema = wholeForm
  .refine(hasSizes, {
    path: ['sizes'],
    error: () => productMessages.sizesMissing,
    when: ({ value }) => isMap(value),
  })
  .refine(hasStock, {
    path: ['stock'],
    error: () => productMessages.stock,
    when: ({ value }) => isMap(value),
  })
  .refine(hasImages, {
    path: ['images'],
    error: () => productMessages.imageMissing,
    when: ({ value }) => isMap(value),
  })
  .superRefine(({ images, colors }, { addIssue }) => {
    const place = photoOfUnknownColour(images, colors);
    if (place >= 0)
      addIssue({
        code: 'custom',
        path: ['images', place, 'color'],
        message: productMessages.photoColourMissing,
      });
  })
  .superRefine((form, { addIssue }) => {
    if (!exceedsSizeLimit(form)) return;
    const message = productMessages.tooManySizes(sizeLimit(form.category));
    addIssue({ code: 'custom', path: ['sizes'], message });
  })
  .transform(savedForm);
