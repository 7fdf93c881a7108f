/** Texts of controls that know nothing of a shop. */
export const uiTexts = {
  breadcrumb: 'Breadcrumb',
  close: 'Close',
  tryAgain: 'Try Again',
  optional: ' (optional)',
  now: 'Now ',
  before: 'before ',
  percentOff: (percent: number) => `${percent}% off`,
  oneLess: 'One less',
  oneMore: 'One more',
  outOf5Stars: (rating: number) => `${rating} out of 5 stars`,
  notifications: 'Notifications',
  yes: 'Yes',
  no: 'No',
  notLoaded: 'This could not be opened. The shop may have been updated: please reload the page.',
  reload: 'Reload',
};
