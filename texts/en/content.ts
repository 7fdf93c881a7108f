export const contentTexts = {
  savedDraft: 'Draft saved. Shoppers see it when you publish it.',
  published: 'Published. Shoppers see it now.',
  restored: (version: number) =>
    version === 0 ? 'The first version is back as a draft.' : `Version ${version} is back as a draft.`,
  saveFailed: 'Failed to save the draft',
  publishFailed: 'Failed to publish',
  loadFailed: 'Failed to load the content',
  previewFailed: 'Failed to load the preview',
  pictureGone: 'This picture no longer exists. Please upload it again.',
  bannerTooSmall: (width: number, height: number, leastWidth: number, leastHeight: number) =>
    `This picture has ${width} × ${height} pixels. A banner needs at least ${leastWidth} × ${leastHeight}.`,
  categoryTooSmall: (width: number, height: number, leastWidth: number, leastHeight: number) =>
    `This picture has ${width} × ${height} pixels. A category picture needs at least ${leastWidth} × ${leastHeight}.`,
  otherPage: 'This content belongs to another page',
  versionNotFound: 'This version was not found',
  versionLabel: 'Version',
};
