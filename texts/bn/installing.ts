export const installingTexts = {
  installApp: 'অ্যাপ ইনস্টল করুন',
  share: 'ব্রাউজারের শেয়ার (Share) বাটনে চাপ দিন।',
  addToHomeScreen: '“Add to Home Screen” বেছে নিন।',
  add: '“Add” চাপুন। এরপর দোকানটি অ্যাপের মতো আপনার ফোনের মূল পর্দায় থাকবে।',
  gotIt: 'বুঝেছি',
};
