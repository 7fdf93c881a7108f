/** Emails about a product: an answered review, a product that is back in stock. */
export const reviewEmailTexts = {
  subject: (shop: string) => `${shop} has answered your review`,
  preview: (product: string) => `Your review of ${product}`,
  heading: 'We have answered your review',
  text: (product: string) => `Thank you for your review of ${product}. This is our answer:`,
  showReview: 'Show the Review',
};

export const stockAlertEmailTexts = {
  hello: 'Hello,',
  whyThis: 'You get this email once, because you asked for it. To get no more of these emails, press here:',
  stop: 'Stop These Emails',
  back: {
    subject: (product: string) => `${product} is back in stock`,
    preview: 'You asked us to tell you.',
    heading: 'It is back in stock',
    text: (product: string) => `You asked us to tell you: ${product} is back in stock.`,
    hurry: 'Our pieces are made by hand and few at a time, and others are waiting for it too.',
    show: 'Show It in the Shop',
  },
  confirm: {
    subject: (product: string) => `Shall we tell you when ${product} is back?`,
    preview: 'Please confirm your email.',
    heading: 'Please confirm your email',
    text: (shop: string, product: string, days: number) =>
      `Someone entered this email address at ${shop} to hear when this is back in stock: ${product}. If it was you, please confirm within ${days} days.`,
    yes: 'Yes, Tell Me',
    ignore: 'If it was not you, please ignore this email. We will not write to you again about it.',
  },
};
