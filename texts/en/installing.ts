/** How to install the shop on an iPhone or iPad, in the words of its menu. */
export const installingTexts = {
  installApp: 'Install app',
  share: 'Tap the Share button of the browser.',
  addToHomeScreen: 'Choose “Add to Home Screen”.',
  add: 'Tap “Add”. The shop is then on your home screen, like an app.',
  gotIt: 'Got it',
};
