/** After a vote on a review. */
export const reviewVoteTexts = {
  voteFailed: 'Failed to save your vote. Please try again.',
  loginToVote: 'Please log in to mark reviews as helpful',
  logIn: 'Log in',
};
