export const uploadMessages = {
  failed: 'Failed to upload images',
  failedBecause: (name: string, reason: string) => `Failed to upload images: ${name}: ${reason}`,
  deleteFailed: 'Failed to delete image',
  deleted: 'Image deleted',
};

export const uploadRefusals = {
  inOrder: 'This image is still shown in an order',
  inContent: 'This image is still part of the home page or its history',
  noRoom: 'We cannot store files right now. Please try again later.',
  notDelivered: 'You can add photos after one of your orders has been delivered',
  tooManyUnused: 'Please submit your review first, or remove some of its photos',
  tooManyToday: 'You have uploaded too many photos today. Please try again tomorrow.',
  imageAddress: 'Image address',
  imageId: 'publicId',
  onlyOne: 'Only one image can be uploaded here',
  gone: 'This image no longer exists',
};
