/** The messages of errors that uploads and admin forms give themselves, by their code. The first view of a page does without them. */
export const formProblemTexts = {
  unreadableHeic: 'This browser cannot read HEIC photos. Please choose a JPEG or PNG instead.',
  damagedImage: 'This image is damaged and could not be read',
  notAllowed: 'You are not allowed to do this',
  orderChanged: 'Order was changed by someone else',
  changedMeanwhile: 'Someone else has changed this. Please reload and try again.',
  imageTooLarge: 'Each image can be at most 5 MB',
  sheetTooLarge: 'The file can be at most 5 MB',
  notAnImage: 'Only JPEG, PNG, WebP or AVIF images can be uploaded',
};
