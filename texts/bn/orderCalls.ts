export const orderCallTexts = {
  labels: {
    to_call: 'ফোন করতে হবে',
    no_answer: 'ফোন ধরেননি',
    confirmed: 'নিশ্চিত করেছেন',
    refused: 'নেবেন না',
  },
  results: {
    to_call: 'পরে আবার ফোন করব',
    no_answer: 'ফোন ধরেননি',
    confirmed: 'নিশ্চিত করেছেন',
    refused: 'নেবেন না',
  },
  unknown: 'ফোনের এমন অবস্থা নেই',
  chooseResult: 'ফোনের ফল বেছে নিন',
};
