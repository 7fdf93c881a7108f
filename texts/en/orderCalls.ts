/** Confirmation calls: what a call came to. */
export const orderCallTexts = {
  /** The state of an order. */
  labels: { to_call: 'To call', no_answer: 'No answer', confirmed: 'Confirmed', refused: 'Refused' },
  /** The result of one call, and the button that records it. */
  results: {
    to_call: 'Call again later',
    no_answer: 'No answer',
    confirmed: 'Confirmed',
    refused: 'Refused',
  },
  unknown: 'Unknown confirmation',
  chooseResult: 'Please choose the call result',
};
