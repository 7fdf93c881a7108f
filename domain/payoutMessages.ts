/** Texts of the payout pages. */
export const payoutMessages = {
  fetchFailed: 'Failed to load the payouts',
  payoutFetchFailed: 'Failed to load the payout',
  outstandingFetchFailed: 'Failed to load the outstanding cash',
  uploadFailed: 'The statement could not be checked. Please try again.',
  confirmed: 'Payout confirmed',
  checked: 'Checked again',
  confirmFailed: 'The payout could not be confirmed',
  checkFailed: 'The statement could not be checked',
  deleteFailed: 'The draft could not be deleted',
  writeOffFailed: 'The rest could not be written off',
  layoutSaveFailed: 'The layout could not be saved',
  layoutDeleteFailed: 'The layout could not be deleted',
} as const;
