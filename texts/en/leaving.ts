/** Before the user leaves a page with unsaved changes. */
export const leavingTexts = {
  question: 'Leave this page? Your changes are not saved.',
  notSaved: 'Your changes are not saved.',
  leave: 'Leave',
  stay: 'Stay',
};
