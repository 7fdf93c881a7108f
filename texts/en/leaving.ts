/** Before the user leaves a page with unsaved changes. */
export const leavingTexts = {
  question: 'Leave this page? Your changes are not saved.',
  notSaved: 'Your changes are not saved.',
  leave: 'Leave',
  stay: 'Stay',
  closeQuestion: 'Close this? What you have typed is not saved.',
  discard: 'Close',
};
