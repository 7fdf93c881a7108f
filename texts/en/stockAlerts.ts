import { grouped } from './numbers.ts';

export const stockAlertMessages = {
  ask: 'Tell me when it is back',
  waiting: 'We will tell you when it is back.',
  /** The same for every address. */
  checkEmail:
    'Thank you! Please check your email: if we do not know your address yet, we have sent you a link to confirm it.',
  failed: 'Failed to save your alert. Please try again.',
  confirmed: 'Thank you! We will email you when it is back.',
  confirmFailed: 'Failed to confirm your alert. Please try again.',
  stopped: 'You will get no more of these emails.',
  stopFailed: 'Failed to stop the emails. Please try again.',
  removed: 'Alert removed',
  removeFailed: 'Failed to remove the alert. Please try again.',
};

export const stockAlertsTexts = {
  yourEmail: 'Your email',
  onlyOnce: 'We write once, when it is back. Nothing else.',
  saving: 'Saving...',
  browseTheShop: 'Browse the shop',
  // In the account
  title: 'Back-in-stock alerts',
  since: (day: string) => `since ${day}`,
  remove: 'Remove',
  removeFor: (name: string) => `Remove the alert for ${name}`,
  /** In the admin's list of products. */
  waiting: (waiting: number) => `${grouped(waiting)} waiting`,
  // The pages that links in emails lead to
  confirmTitle: 'Confirm Your Alert',
  confirmDescription: 'Confirm that we may email you when a sold-out product is back.',
  confirmQuestion: 'Shall we tell you when it is back?',
  confirmText: 'Confirm here, and we will email you once it is in stock again.',
  confirm: 'Yes, Tell Me',
  confirming: 'Confirming...',
  stopTitle: 'Stop Alerts',
  stopDescription: 'Get no more emails about products that are back in stock.',
  stopQuestion: 'No more of these emails?',
  stopText:
    'We will remove all your alerts for products that are back in stock. Emails about your orders stay.',
  stop: 'Stop These Emails',
  stopping: 'Stopping...',
  linkIncomplete: 'This link is not complete',
  linkNotValid: 'This link is not valid',
};
